/** Where people land who were going nowhere in particular. */
export const afterSignIn = "/dashboard";

/** Where the guard met this person, out of the history entry's state; only ever a path of this site. */
export function destinationOf(state: unknown): string {
  if (typeof state !== "object" || state === null || !("from" in state)) return afterSignIn;
  const { from } = state;
  return typeof from === "string" && /^\/(?![/\\])/.test(from) ? from : afterSignIn;
}
