import { fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";

/** Who writes, and where. */
export interface OtherWriter {
  readonly origin: string;
  readonly token: string;
  readonly userId: string;
}

/** How long each save and each opening took, in milliseconds, and how many of their requests weren't answered with 200. */
export interface Times {
  readonly saving: readonly number[];
  readonly opening: readonly number[];
  readonly refused: number;
}

export interface RunningWriter {
  /** Returns what was measured since the last call. */
  readonly take: () => Promise<Times>;
  readonly stop: () => void;
}

export async function startOtherWriter(writer: OtherWriter): Promise<RunningWriter> {
  const child = fork(fileURLToPath(new URL("./otherWriter.ts", import.meta.url)), { execArgv: ["--import", "tsx"] });
  child.send(writer);
  await once(child, "message");
  return {
    async take() {
      child.send("take");
      const [times] = (await once(child, "message")) as [Times];
      return times;
    },
    stop: () => child.disconnect(),
  };
}
