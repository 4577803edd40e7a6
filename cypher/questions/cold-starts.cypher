// id: cold-starts
// title: Caches that came back empty under retries
// title-ko: 재시도 속에 빈 채로 돌아온 캐시
// theme: Recovery
// purpose: Lists the cases where an empty cache met a storm of retries.
// pattern: cold-cache with retry-storm
