import { fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import type { Figure } from "../figures.ts";
import type { SitePlace } from "./loadSite.ts";

/** Writers that measure how long a save takes, until `stop` returns it. */
export interface Observer {
  readonly stop: () => Promise<Readonly<Record<string, Figure>>>;
}

export async function startObserver(place: SitePlace): Promise<Observer> {
  const child = fork(fileURLToPath(new URL("./observer.ts", import.meta.url)), { execArgv: ["--import", "tsx"] });
  child.send(place);
  await once(child, "message");
  return {
    async stop() {
      child.send("stop");
      const [figures] = (await once(child, "message")) as [Readonly<Record<string, Figure>>];
      child.disconnect();
      return figures;
    },
  };
}
