/** HubSpot takes 100 requests of a private app in 10 seconds at its smallest plans (190 at others); a tenth is left to others. */
const mostRequests = 90;
const windowMs = 10_000;

/** Answers how long to wait before the next request, and counts it. One instance sees only its own: 429 says the rest. */
export function openPace(now: () => number): () => number {
  let times: number[] = [];
  return () => {
    const at = now();
    times = times.filter((time) => time > at - windowMs);
    const start = Math.max(at, (times[times.length - mostRequests] ?? Number.NEGATIVE_INFINITY) + windowMs);
    times.push(start);
    return start - at;
  };
}
