import type { BrowserContext, Page } from "playwright-core";
import { lookForRelease, publishRelease } from "#tests/journeys/harness/releases.ts";
import type { SiteFront } from "#tests/journeys/harness/siteFront.ts";
import type { ChaosServer } from "./chaosServer.ts";
import type { ChaosWriter } from "./writer.ts";

export interface DisturbedRound {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly front: SiteFront;
  readonly server: ChaosServer;
  readonly writer: ChaosWriter;
  /** The number of the round. */
  readonly number: number;
}

/** Begins while somebody types. Returns a function that ends it, after the browser was killed. */
type Disturb = (round: DisturbedRound) => Promise<() => void | Promise<void>>;

const nothing = () => undefined;

const killServer =
  (part: "api" | "table"): Disturb =>
  async ({ server }) => {
    await server.kill(part);
    return server.restart;
  };

/** What happens besides the death of the browser. */
export const disturbances = {
  none: async () => nothing,
  api: killServer("api"),
  table: killServer("table"),
  /** The server gets everything, and the browser only half of each answer. */
  answers: async ({ front }) => {
    front.cutAnswers();
    return front.restore;
  },
  network: async ({ front }) => {
    front.cut();
    return front.restore;
  },
  /** The browser may die before the new release is stored, or while it takes over. */
  release: async ({ front, page, number }) => {
    publishRelease(front, `round${number}`);
    lookForRelease(page).catch(nothing);
    return nothing;
  },
  /** Every access token has expired. The session's other token gets a new one. */
  token: async ({ server }) => {
    await server.setClock({ advanceSeconds: 3600 });
    return () => server.setClock({ now: new Date().toISOString() });
  },
  /** The session has ended, and the writer must sign in again. */
  session: async ({ page }) => {
    await page.evaluate(forgetSession).catch(nothing);
    return nothing;
  },
  /** Two tabs write the same play in turns. */
  tabs: async ({ page, context, writer }) => {
    const other = await context.newPage();
    await other.goto(page.url());
    writer.alsoTypeIn(other);
    return nothing;
  },
} as const satisfies Readonly<Record<string, Disturb>>;

export type Disturbance = keyof typeof disturbances;
export const disturbanceNames = Object.keys(disturbances) as readonly Disturbance[];

/** Runs in the page. */
function forgetSession(): void {
  for (const key of Object.keys(localStorage)) if (key.startsWith("Cognito")) localStorage.removeItem(key);
}
