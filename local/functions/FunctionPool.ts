import { randomUUID } from "node:crypto";
import type { Readable } from "node:stream";
import { Worker } from "node:worker_threads";

export interface FunctionSettings {
  readonly name: string;
  /** The bundle's module and its export, e.g. `handler`. */
  readonly file: URL;
  readonly exported: string;
  readonly environment: Readonly<Record<string, string>>;
  readonly memoryMegabytes: number;
  readonly timeoutSeconds: number;
  /** The clock's shared offset. */
  readonly clock: SharedArrayBuffer;
  /** Receives every line that the function writes. */
  readonly log: (line: string) => void;
}

/** A failed function call: it threw, timed out, used too much memory, or took or returned too much. */
class FunctionError extends Error {
  override readonly name = "FunctionError";
}

export interface FunctionPool {
  /** Takes and returns JSON. Throws `FunctionError`. */
  readonly invoke: (event: unknown) => Promise<unknown>;
  readonly stop: () => Promise<void>;
}

/** More concurrent calls wait. Otherwise forty parallel first calls would start forty threads. */
const maxWorkers = 2;

/** Lambda's limit for one call's input and output. */
export const maxPayloadBytes = 6 * 1024 * 1024;

/** And for the input of one that nobody waits for: https://docs.aws.amazon.com/lambda/latest/api/API_Invoke.html */
export const maxEventBytes = 1024 * 1024;

/** Makes calls asynchronous, as schedules and other services make them: with less input. */
export const asynchronous =
  <Call extends (logicalId: string, event: unknown) => Promise<unknown>>(invoke: Call) =>
  async (logicalId: string, event: unknown): Promise<void> => {
    if (Buffer.byteLength(JSON.stringify(event)) > maxEventBytes) throw new FunctionError("The event is too large.");
    await invoke(logicalId, event);
  };

export function openFunctionPool(settings: FunctionSettings): FunctionPool {
  const idle: FunctionWorker[] = [];
  const all = new Set<FunctionWorker>();
  const waiting: ((worker: FunctionWorker) => void)[] = [];

  const add = () => {
    const worker = new FunctionWorker(settings);
    all.add(worker);
    return worker;
  };
  const acquire = async () => {
    const free = idle.pop();
    if (free) return free;
    return all.size < maxWorkers ? add() : new Promise<FunctionWorker>((resolve) => waiting.push(resolve));
  };
  const release = (worker: FunctionWorker) => {
    if (worker.dead) all.delete(worker);
    const next = waiting.shift();
    if (next) next(worker.dead ? add() : worker);
    else if (!worker.dead) idle.push(worker);
  };

  return {
    invoke: async (event) => {
      const worker = await acquire();
      try {
        return await worker.invoke(event);
      } finally {
        release(worker);
      }
    },
    stop: async () => {
      await Promise.all([...all].map((worker) => worker.end()));
    },
  };
}

interface Answer {
  readonly ready?: true;
  readonly result?: string;
  readonly error?: { readonly name?: string; readonly message: string; readonly stack?: string };
}

class FunctionWorker {
  dead = false;
  readonly #settings: FunctionSettings;
  readonly #worker: Worker;
  readonly #ready: Promise<Answer>;
  #answered: (answer: Answer) => void = () => {};
  #failed: (error: FunctionError) => void = () => {};

  constructor(settings: FunctionSettings) {
    this.#settings = settings;
    this.#worker = startWorker(settings);
    this.#ready = this.#nextAnswer();
    this.#ready.catch(() => {});
    this.#worker.on("message", (answer: Answer) => this.#answered(answer));
    this.#worker.on("error", (error) => this.#die(error instanceof Error ? error.message : String(error)));
    this.#worker.on("exit", (code) => this.#die(`Runtime exited with code ${code}`));
    eachLine(this.#worker.stdout, settings.log);
    eachLine(this.#worker.stderr, settings.log);
  }

  async invoke(event: unknown): Promise<unknown> {
    await this.#ready;
    const { name, timeoutSeconds } = this.#settings;
    const text = JSON.stringify(event);
    if (Buffer.byteLength(text) > maxPayloadBytes) throw new FunctionError("The event is too large.");
    const answer = this.#nextAnswer();
    const timer = setTimeout(() => {
      this.#die(`Task timed out after ${timeoutSeconds.toFixed(2)} seconds`);
      void this.end();
    }, timeoutSeconds * 1000);
    this.#worker.postMessage({ event: text, requestId: randomUUID(), timeoutMilliseconds: timeoutSeconds * 1000 });
    const { result = "null", error } = await answer.finally(() => clearTimeout(timer));
    if (error) this.#settings.log(JSON.stringify({ level: "error", function: name, ...error }));
    if (error) throw new FunctionError(error.message);
    if (Buffer.byteLength(result) > maxPayloadBytes) throw new FunctionError("The answer is too large.");
    return JSON.parse(result);
  }

  async end(): Promise<void> {
    this.dead = true;
    await this.#worker.terminate();
  }

  #nextAnswer(): Promise<Answer> {
    return new Promise((resolve, reject) => {
      this.#answered = resolve;
      this.#failed = reject;
    });
  }

  #die(reason: string): void {
    if (this.dead) return;
    this.dead = true;
    this.#settings.log(JSON.stringify({ level: "error", message: reason, function: this.#settings.name }));
    this.#failed(new FunctionError(reason));
  }
}

const startWorker = ({ name, file, exported, environment, memoryMegabytes, clock }: FunctionSettings): Worker =>
  new Worker(new URL("./worker.mjs", import.meta.url), {
    name,
    workerData: { file: file.href, exported, clock, functionName: name, memoryMegabytes },
    env: { ...environment },
    resourceLimits: { maxOldGenerationSizeMb: memoryMegabytes },
    stdout: true,
    stderr: true,
  });

function eachLine(stream: Readable, acquire: (line: string) => void): void {
  let rest = "";
  stream.setEncoding("utf8").on("data", (chunk: string) => {
    const lines = `${rest}${chunk}`.split("\n");
    rest = lines.pop() ?? "";
    for (const line of lines) acquire(line);
  });
}
