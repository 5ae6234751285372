import { fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import type { Figure } from "../figures.ts";
import type { SitePlace } from "./loadSite.ts";

/** Writers that measure how long a save takes, until `stop` returns it. */
export interface Observer {
  readonly stop: () => Promise<Readonly<Record<string, Figure>>>;
}

/** The sync engine has messages, which are YAML files. */
const messages = new URL("../../frontend/vite/messages/register.ts", import.meta.url).href;

export async function startObserver(place: SitePlace): Promise<Observer> {
  const execArgv = ["--import", "tsx", "--import", messages];
  const child = fork(fileURLToPath(new URL("./observer.ts", import.meta.url)), { execArgv });
  child.send(place);
  const started = once(child, "message");
  const ended = once(child, "exit").then(() => Promise.reject(new Error("The observer ended before it started.")));
  await Promise.race([started, ended]);
  ended.catch(() => undefined);
  return {
    async stop() {
      child.send("stop");
      const [figures] = (await once(child, "message")) as [Readonly<Record<string, Figure>>];
      child.disconnect();
      return figures;
    },
  };
}
