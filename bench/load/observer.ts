import "fake-indexeddb/auto";
import { once } from "node:events";
import { LoadMeter } from "./loadMeter.ts";
import { openSignUp, type SitePlace } from "./loadSite.ts";
import { LoadWriter } from "./loadWriter.ts";

/**
 * A few writers in a process of their own. What they wait for a save is what a person waits for: the process that plays
 * all others is so busy itself that its times would be its own.
 */
const count = 4;

// What the writers have scheduled would keep the process alive.
process.once("disconnect", () => process.exit());

const [place] = (await once(process, "message")) as [SitePlace];
const signUp = await openSignUp(place);
let meter = new LoadMeter();
const writers = Array.from({ length: count }, () => new LoadWriter(signUp(), () => meter));
await Promise.all(writers.map((writer) => writer.begin()));
meter = new LoadMeter();
for (const writer of writers) writer.start();
process.send?.("started");
await once(process, "message");
for (const writer of writers) writer.stop();
process.send?.(meter.times());
