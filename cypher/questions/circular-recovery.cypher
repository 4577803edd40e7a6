// id: circular-recovery
// title: The tools to mend it needed what was broken
// title-ko: 고칠 도구가 고장 난 것에 기댄 사례
// theme: Recovery
// purpose: Lists the cases where recovery depended on the thing that was down.
// pattern: circular-dependency order by date
