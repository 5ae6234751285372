import { createWriteStream, mkdirSync } from "node:fs";
import { dirname } from "node:path";

export interface FunctionLog {
  readonly write: (line: string) => void;
  readonly close: () => Promise<void>;
}

/** Writes the functions' output to a file. Errors are also shown in the terminal where Ghostlight was started. */
export function openFunctionLog(file: string, show: (line: string) => void): FunctionLog {
  mkdirSync(dirname(file), { recursive: true });
  const stream = createWriteStream(file, { flags: "a" });
  return {
    write: (line) => {
      stream.write(`${line}\n`);
      if (/"level":"error"/.test(line)) show(line);
    },
    close: () => new Promise((resolve) => stream.end(resolve)),
  };
}
