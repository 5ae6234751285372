import { setTimeout as sleep } from "node:timers/promises";
import type { PlayId } from "#domain/play/play.ts";
import { Refused } from "#domain/refused.ts";
import { dashboardWords } from "#frontend/messages/dashboard.ts";
import { eventually } from "#tests/journeys/harness/browserDevice.ts";
import { elements, manuscript, save, waitUntilSaved } from "#tests/journeys/harness/editor.ts";
import type { TestPerson } from "#tests/journeys/harness/people.ts";
import { heading, submitSignIn } from "#tests/journeys/harness/signIn.ts";
import { seededRandom } from "#tests/support/seededRandom.ts";
import { type Acknowledgements, listenForSaved } from "./acknowledgements.ts";
import { type KillableBrowser, launchKillable } from "./killableBrowser.ts";
import { knownText } from "./knownText.ts";
import { serverText } from "./serverText.ts";
import { ChaosWriter } from "./writer.ts";

export interface ChaosOptions {
  readonly origin: string;
  /** The profile folder that every browser of these rounds uses. */
  readonly profile: string;
  readonly seed: number;
  readonly writer: TestPerson;
}

/** One kill. Lengths count characters of the known text. */
export interface Round {
  readonly typed: number;
  /** Typed more than a second before the kill. */
  readonly typedBefore: number;
  /** The text length at which the page last showed "Saved". */
  readonly acknowledged: number;
  /** What the server had after the kill, before the device could send more. */
  readonly onServer: string;
  /** What the device opened with afterwards, while the API was unreachable. */
  readonly onDevice: string;
}

const safeAfterMs = 1_000;
const apiRequests = /\/api\//;
/** More than is typed in a hundred rounds. */
const speeches = 3_000;

/** Types a text into one play on one device whose browser is killed again and again. */
export class Chaos {
  readonly text: string;
  readonly #options: ChaosOptions;
  readonly #below: (bound: number) => number;
  #browser: KillableBrowser | undefined;
  #acknowledged: Acknowledgements = { longest: () => 0 };
  #playId = "" as PlayId;
  #token = "";

  constructor(options: ChaosOptions) {
    this.#options = options;
    this.#below = seededRandom(options.seed);
    this.text = knownText(options.seed, speeches);
  }

  async begin(): Promise<void> {
    const { page } = await this.#launch();
    await page.goto(`${this.#options.origin}/auth`);
    await submitSignIn(page, this.#options.writer);
    await heading(page, dashboardWords.title).waitFor();
    await page.goto(`${this.#options.origin}/editor/new`);
    await manuscript(page).focus();
    this.#playId = new URL(page.url()).pathname.split("/").at(-1) as PlayId;
  }

  /** Continues typing, kills the browser, checks the server, and opens the profile again. */
  async round(): Promise<Round> {
    const { page, kill } = this.#running();
    this.#token = await page.evaluate(accessToken);
    const from = (await elements(page)).join("\n").length;
    await page.keyboard.press("Control+End");
    const typist = new ChaosWriter(page, this.#below);
    const typing = typist.type(this.text, from);
    await sleep(1_500 + this.#below(9_000));
    const killedAt = Date.now();
    await kill();
    typist.stop();
    await typing;
    const acknowledged = this.#acknowledged.longest();
    const onServer = await this.#serverText();
    const onDevice = await this.#openAgain();
    return {
      typed: typist.lengthAt(killedAt, from),
      typedBefore: typist.lengthAt(killedAt - safeAfterMs, from),
      acknowledged,
      onServer,
      onDevice,
    };
  }

  async end(): Promise<void> {
    await this.#running().kill();
  }

  /**
   * Opens the play first without the API, so that the text can only come from the device, and then with it until
   * everything is sent.
   */
  async #openAgain(): Promise<string> {
    const { page, context } = await this.#launch();
    await context.route(apiRequests, (route) => route.abort());
    await page.goto(`${this.#options.origin}/editor/${this.#playId}`);
    await manuscript(page).waitFor();
    const onDevice = (await elements(page)).join("\n");
    await context.unroute(apiRequests);
    await manuscript(page).focus();
    await save(page);
    await waitUntilSaved(page);
    await eventually(() => this.#serverText()).toBe(onDevice);
    return onDevice;
  }

  async #launch(): Promise<KillableBrowser> {
    const browser = await launchKillable(this.#options.profile);
    this.#acknowledged = await listenForSaved(browser.context);
    this.#browser = browser;
    return browser;
  }

  #running(): KillableBrowser {
    if (!this.#browser) throw new Error("No browser is open.");
    return this.#browser;
  }

  /** Returns an empty text if the play hasn't reached the server yet. */
  #serverText(): Promise<string> {
    const { origin } = this.#options;
    return serverText({ origin, token: this.#token, playId: this.#playId }).catch((error) => {
      if (error instanceof Refused && error.reason === "not-found") return "";
      throw error;
    });
  }
}

/** Runs in the page. */
function accessToken(): string {
  const key = Object.keys(localStorage).find((name) => name.endsWith(".accessToken"));
  return (key && localStorage.getItem(key)) ?? "";
}
