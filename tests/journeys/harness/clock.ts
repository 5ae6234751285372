import { onTestFinished } from "vitest";
import { origin } from "./browserDevice.ts";

const setClock = (order: object) =>
  fetch(`${origin}/local/clock`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(order),
  });

/** Advances the time of the functions and the sign-in service until the journey ends; browsers keep theirs. */
export async function advanceServerClock(seconds: number): Promise<void> {
  onTestFinished(async () => {
    await setClock({ now: new Date().toISOString() });
  });
  await setClock({ advanceSeconds: seconds });
}
