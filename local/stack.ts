import { createWriteStream, mkdirSync } from "node:fs";
import type { Server } from "node:http";
import { dirname, join } from "node:path";
import { type Cloud, openCloud } from "./cloud.ts";
import { openDataFolder } from "./dataFolder.ts";
import { demonstrationAccounts } from "./demonstration/accounts.ts";
import { type Fault, openFaults } from "./faults.ts";
import { answering, type Listener, listen } from "./front.ts";
import type { HttpAnswer, HttpRequest } from "./http.ts";
import { hubspotPath } from "./hubspot/startHubspot.ts";
import { ingestPath, openIngest } from "./monitoring/ingest.ts";
import { type MovableClock, startClock } from "./movableClock.ts";
import { forwardTo } from "./pages/forward.ts";
import { openLocalPages } from "./pages/localPages.ts";
import { openConsumption } from "./permissions/consumption.ts";
import { type StandIns, startStandIns } from "./standIns.ts";
import { stripePath } from "./stripe/startStripe.ts";
import { readAssembly } from "./template/assembly.ts";
import { openTracker } from "./tracking/tracker.ts";

export interface StackOptions {
  /** The project's folder, synthesized and built. */
  readonly root: string;
  /** The folder of the synthesized template: `cdk.out` in the project's folder by default. */
  readonly assembly?: string;
  /** The folder of the built app: `dist/site` in the project's folder by default. */
  readonly siteFolder?: string;
  readonly dataFolder: string;
  /** 0 picks a free one. */
  readonly port: number;
  /** Shows a function's error. */
  readonly show?: (line: string) => void;
  /** Runs if the table server ends by itself. Without it, every request would fail until somebody reads the log. */
  readonly onTableEnd?: () => void;
}

/** All of Ghostlight, running on this machine. */
export interface Stack {
  readonly origin: string;
  /** The API's own address, without CloudFront in front. */
  readonly apiAddress: string;
  readonly server: Server;
  readonly clock: MovableClock;
  readonly standIns: StandIns;
  /** Reads the template again and replaces everything that holds no data: functions, routes, headers, schedules. */
  readonly reload: () => Promise<void>;
  /** Hands the app's files over to another server, e.g. Vite. */
  readonly serveFilesWith: (listener: Listener) => void;
  readonly stop: () => Promise<void>;
}

type CleanUp = (() => unknown)[];

/** Throws `CannotStart` with what to do about it. */
export async function startStack(options: StackOptions): Promise<Stack> {
  const cleanUp: CleanUp = [];
  const stop = async () => {
    for (const each of cleanUp.splice(0).reverse()) await each();
  };
  try {
    return { ...(await openStack(options, cleanUp)), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function openStack(options: StackOptions, cleanUp: CleanUp): Promise<Omit<Stack, "stop">> {
  const { root, dataFolder, port, show = () => {}, onTableEnd = () => {} } = options;
  const { assembly = join(root, "cdk.out"), siteFolder = join(root, "dist", "site") } = options;
  cleanUp.push(openDataFolder(dataFolder).close);
  const clock = startClock();
  let answer: Listener = (_, response) => void response.writeHead(503, { "retry-after": "1" }).end();
  const front = await listen(port, (...request) => answer(...request));
  cleanUp.push(front.stop);
  const origin = `http://localhost:${front.port}`;
  const logFile = join(dataFolder, "functions.log");
  const log = openFunctionLog(logFile, show);
  cleanUp.push(log.close);

  let cloud: Cloud | undefined;
  const invoke: Cloud["invoke"] = async (...call) => opened(cloud).invoke(...call);
  const read = () => readAssembly(assembly);
  const faults = openFaults();
  const consumption = openConsumption();
  const standIns = await startStandIns({ assembly: read(), origin, dataFolder, clock, faults, invoke, onTableEnd });
  cleanUp.push(standIns.stop);
  const open = () =>
    openCloud({ assembly: read(), standIns, clock, faults, consumption, origin, siteFolder, log: log.write });
  cloud = await open();
  cleanUp.push(() => cloud?.stop());

  const api = await listen(
    0,
    answering((request) => opened(cloud).api(request)),
  );
  cleanUp.push(api.stop);
  const apiAddress = `http://127.0.0.1:${api.port}`;
  const ingest = openIngest(clock.now);
  const pages = openLocalPages({
    ...standIns,
    clock,
    faults,
    consumption,
    ingest,
    tracker: openTracker(clock.now),
    accounts: demonstrationAccounts,
    apiAddress,
    logFile,
  });
  const local = openLocalAnswers(standIns, pages, ingest);
  const whole = answering(async (request) => local(request) ?? opened(cloud).site(request), { faults, serviceOf });
  answer = whole;
  return {
    origin,
    apiAddress,
    server: front.server,
    clock,
    standIns,
    reload: async () => {
      const before = cloud;
      cloud = await open();
      await before?.stop();
    },
    serveFilesWith: (listener) => {
      answer = (message, response) => (isFile(message.url ?? "/") ? listener : whole)(message, response);
    },
  };
}

/** Returns what answers addresses below `/local`, and nothing for others. */
function openLocalAnswers(
  { cognito, stripe, hubspot }: StandIns,
  pages: ReturnType<typeof openLocalPages>,
  ingest: ReturnType<typeof openIngest>,
): (request: HttpRequest) => HttpAnswer | Promise<HttpAnswer> | undefined {
  const forward = forwardTo(cognito.endpoint, cognitoPath);
  return (request) => {
    const { path } = request;
    if (path.startsWith(cognitoPath)) return forward(request);
    if (path.startsWith(`${ingestPath}/`)) return ingest.answer(request);
    if (isBelow(stripePath, path)) return stripe.pages(request);
    if (path === hubspotPath || path === `${hubspotPath}.json`) return hubspot.pages(request);
    return isLocal(path) ? pages(request) : undefined;
  };
}

const cognitoPath = "/local/cognito";
const isBelow = (base: string, path: string): boolean => path === base || path.startsWith(`${base}/`);
const isLocal = (path: string): boolean => isBelow("/local", path);
const isFile = (url: string): boolean => !/^\/(local|api|config\.json)(\/|\?|$)/.test(url);

function serviceOf(url: string): Fault["service"] | undefined {
  if (url.startsWith(cognitoPath)) return "cognito";
  if (url.startsWith(`${ingestPath}/`)) return "monitoring";
  if (url.startsWith("/api/")) return "api";
  return isLocal(url) ? undefined : "site";
}

function opened(cloud: Cloud | undefined): Cloud {
  if (!cloud) throw new Error("The functions are not there yet.");
  return cloud;
}

interface FunctionLog {
  readonly write: (line: string) => void;
  readonly close: () => Promise<void>;
}

/** Writes the functions' output to a file. Errors are also shown in the terminal where Ghostlight was started. */
function openFunctionLog(file: string, show: (line: string) => void): FunctionLog {
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
