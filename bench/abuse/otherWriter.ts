import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import { nanoid } from "nanoid";
import { openClient } from "./send.ts";
import type { OtherWriter, Times } from "./startOtherWriter.ts";

/** A well-behaved account in a process of its own, so that its times aren't those of the abusers' process. */
process.once("disconnect", () => process.exit());

const [{ origin, token, userId }] = (await once(process, "message")) as [OtherWriter];
const send = openClient(origin, "127.0.0.1");
const playId = nanoid();
let times: { saving: number[]; opening: number[]; refused: number } = { saving: [], opening: [], refused: 0 };

const call = async (method: string, path: string, body?: object): Promise<string> => {
  const { status, text } = await send({ method, path, token, body: body && JSON.stringify(body) });
  if (status !== 200) times.refused += 1;
  return text;
};

async function timed(into: number[], run: () => Promise<unknown>): Promise<void> {
  const startMs = performance.now();
  await run();
  into.push(performance.now() - startMs);
}

const play = `/api/plays/${playId}`;
let after = 0;
const save = async (): Promise<void> => {
  const update = { after, updateId: nanoid(), device: "their-device", body: "AAA=" };
  const { sequence } = JSON.parse(await call("POST", `${play}/updates`, update)) as { sequence?: number };
  after = sequence ?? after;
};
const open = async (): Promise<void> => {
  await Promise.all([call("GET", play), call("GET", `${play}/updates?after=${Math.max(0, after - 50)}`)]);
};

await call("POST", "/api/plays", { playId, owner: userId, title: "Theirs" });
process.on("message", () => {
  process.send?.(times satisfies Times);
  times = { saving: [], opening: [], refused: 0 };
});
process.send?.("started");
/** More often than a person, so that there's enough to measure in a minute. */
for (;;) {
  await timed(times.saving, save);
  await timed(times.opening, open);
  await sleep(400);
}
