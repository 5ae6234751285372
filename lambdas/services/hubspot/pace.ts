/**
 * HubSpot allows a private app 100 requests per 10 seconds on its smallest plans (190 on others). A tenth is left for
 * other users of the token.
 */
const maxRequests = 90;
const windowMs = 10_000;

/**
 * Returns how long to wait before the next request, and counts it. Each instance counts only its own requests; 429
 * responses cover the rest.
 */
export function createPacer(now: () => number): () => number {
  let times: number[] = [];
  return () => {
    const at = now();
    times = times.filter((time) => time > at - windowMs);
    const start = Math.max(at, (times[times.length - maxRequests] ?? Number.NEGATIVE_INFINITY) + windowMs);
    times.push(start);
    return start - at;
  };
}
