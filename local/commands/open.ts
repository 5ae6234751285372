import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { buildSite, synthesize } from "#local/build/build.ts";
import { CannotStart } from "#local/dataFolder.ts";
import { demonstrationAccounts } from "#local/demonstration/accounts.ts";
import { seedDemonstration } from "#local/demonstration/seed.ts";
import { listen } from "#local/front.ts";
import { type Stack, startStack } from "#local/stack.ts";
import { findTableServer } from "#local/table.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));
const say = (line: string) => console.log(line);

/** Extra work before Ghostlight is reported as open. */
type Prepare = (stack: Stack, root: string) => Promise<() => Promise<void>>;

export interface OpenOptions {
  /** Whether the app's built files are needed. */
  readonly site: boolean;
  readonly prepare?: Prepare;
}

/** Starts Ghostlight, prints its address, and stops it on SIGINT or SIGTERM. */
export async function open(options: OpenOptions): Promise<void> {
  try {
    await openOrThrow(options);
  } catch (error) {
    console.error(error instanceof CannotStart ? error.message : error);
    process.exit(1);
  }
}

async function openOrThrow({ site, prepare = async () => async () => {} }: OpenOptions): Promise<void> {
  const port = portOf(process.env.PORT);
  const dataFolder = resolve(root, process.env.GHOSTLIGHT_DATA || ".ghostlight/data");
  assertTableServer();
  await assertPortFree(port);
  await synthesize(root, say);
  if (site) await buildSite(root, say);
  const stack = await startStack({ root, dataFolder, port, show: console.error, onTableEnd });
  const cleanUp = await prepare(stack, root);
  stopWith(async () => {
    await cleanUp();
    await stack.stop();
  });
  await seedDemonstration({ ...stack, dataFolder });
  for (const { role, email, password } of demonstrationAccounts.slice(0, 1))
    say(`Sign in as the ${role}: ${email}, ${password}`);
  say(`More accounts, the outbox and the clock: ${stack.origin}/local`);
  say(`Ghostlight is open at ${stack.origin}`);
}

/** Checks this before doing anything slow. */
function assertTableServer(): void {
  try {
    findTableServer();
  } catch (error) {
    throw new CannotStart(error instanceof Error ? error.message : String(error));
  }
}

async function assertPortFree(port: number): Promise<void> {
  const front = await listen(port, () => {});
  await front.stop();
}

function portOf(text = ""): number {
  const port = text === "" ? 4000 : Number(text);
  if (Number.isInteger(port) && port >= 0 && port <= 65_535) return port;
  throw new CannotStart(
    `PORT is ${text}, which isn't a valid port. Set it to a number up to 65535, or leave it unset for 4000.`,
  );
}

let stopping = false;

/** Ctrl+C reaches the table server, too, so it may end before Ghostlight has stopped it. */
function onTableEnd(): void {
  if (stopping) return;
  console.error("The table server has stopped. Ghostlight can't save anything without it. Start Ghostlight again.");
  process.exit(1);
}

function stopWith(stop: () => Promise<void>): void {
  const once = () => {
    if (stopping) process.exit(1);
    stopping = true;
    stop().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.on("SIGINT", once);
  process.on("SIGTERM", once);
}
