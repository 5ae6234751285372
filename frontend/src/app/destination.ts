import * as z from "zod";

/** Where people land who were going nowhere in particular. */
export const afterSignIn = "/dashboard";

const remembered = z.object({ from: z.string().regex(/^\/(?![/\\])/) });

/** Where the guard met this person, out of the history entry's state; only ever a path of this site. */
export function destinationOf(state: unknown): string {
  const found = remembered.safeParse(state);
  return found.success ? found.data.from : afterSignIn;
}
