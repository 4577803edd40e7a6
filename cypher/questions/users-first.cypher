// id: users-first
// title: Who heard it from users
// title-ko: 사용자에게서 먼저 들은 조직
// theme: Detection
// purpose: Shows for each organization in which share of its cases users noticed first.
// pattern: user-reported-detection by org
