import { expect, test } from "vitest";
import { noAnswer, timed, tooSlow } from "./timed.ts";

/** A fake environment with a clock that only advances when told to. */
function stage() {
  let nowMs = 0;
  const errors: unknown[] = [];
  const timing = {
    withinMs: 2000,
    clockMs: () => nowMs,
    pause: () => new Promise(() => {}),
    onError: (error: unknown) => void errors.push(error),
  };
  const after = (ms: number) => async () => {
    nowMs += ms;
  };
  return { timing, errors, after };
}

test("a response in time is healthy", async () => {
  const { timing, after } = stage();
  expect(await timed(after(1999), timing)).toEqual({ state: "healthy", durationMs: 1999, notes: [] });
});

test("a late response is unhealthy", async () => {
  const { timing, after } = stage();
  expect(await timed(after(2000), timing)).toEqual({ state: "unhealthy", durationMs: 2000, notes: [tooSlow] });
});

test("a check that never responds isn't waited for", async () => {
  const { timing, after } = stage();
  const forever = () => new Promise(() => {});
  const found = await timed(forever, { ...timing, pause: after(2000) });
  expect(found).toEqual({ state: "unhealthy", durationMs: 2000, notes: [tooSlow] });
});

test("a failed check is unhealthy, and the error's own message goes only to the log", async () => {
  const { timing, errors } = stage();
  const failure = new Error("10.0.0.7 refused");
  const found = await timed(() => Promise.reject(failure), timing);
  expect(found).toEqual({ state: "unhealthy", durationMs: 0, notes: [noAnswer] });
  expect(errors).toEqual([failure]);
});
