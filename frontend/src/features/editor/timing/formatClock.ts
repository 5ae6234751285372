/** Formats a time to the second as a stopwatch does, such as `4:05` or `1:02:05`. It's the same in all our languages. */
export function formatClock(seconds: number): string {
  const two = (part: number): string => String(part).padStart(2, "0");
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, Math.floor(seconds) % 60];
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
}
