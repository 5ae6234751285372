import { setTimeout as sleep } from "node:timers/promises";
import type { Page } from "playwright-core";
import type { PlayId } from "#domain/play/play.ts";
import { Refused } from "#domain/refused.ts";
import { dashboardWords } from "#frontend/messages/dashboard.yaml";
import { titleWords } from "#frontend/messages/titles.yaml";
import { signInToApi } from "#local/demonstration/signInToApi.ts";
import { eventually } from "#tests/journeys/harness/browserDevice.ts";
import { manuscript, save, waitUntilSaved } from "#tests/journeys/harness/editor.ts";
import type { TestPerson } from "#tests/journeys/harness/people.ts";
import { waitUntilStoredOffline } from "#tests/journeys/harness/releases.ts";
import { heading, submitSignIn } from "#tests/journeys/harness/signIn.ts";
import type { SiteFront } from "#tests/journeys/harness/siteFront.ts";
import { seededRandom } from "#tests/support/seededRandom.ts";
import { type Acknowledgements, listenForSaved } from "./acknowledgements.ts";
import type { ChaosServer } from "./chaosServer.ts";
import { momentsOnDevice } from "./deviceCopy.ts";
import { type Disturbance, disturbances } from "./disturbances.ts";
import { type KillableBrowser, launchKillable } from "./killableBrowser.ts";
import { knownText } from "./knownText.ts";
import { textAtEnd, textsAtMoments } from "./momentTexts.ts";
import { type ServerRequest, serverLog, serverText } from "./serverText.ts";
import { shownText, type UndoneOnce, undoOnce } from "./undoOnce.ts";
import { ChaosWriter } from "./writer.ts";

export interface ChaosOptions {
  /** Where the server is without the front. */
  readonly origin: string;
  /** The site as the browser reaches it. */
  readonly front: SiteFront;
  /** One that may be killed. Without it, only the browser is. */
  readonly server?: ChaosServer | undefined;
  /** The profile folder that every browser of these rounds uses. */
  readonly profile: string;
  readonly seed: number;
  /** How long a device may take to store a character (milliseconds). */
  readonly safeAfterMs: number;
  readonly writer: TestPerson;
}

/** One kill. Lengths count characters of the known text. */
export interface Round {
  /** What the play had before. */
  readonly from: number;
  readonly typed: number;
  /** Typed longer before the kill than a device may take to store it. */
  readonly typedBefore: number;
  /** How long before the kill the first character was typed that the device lost. */
  readonly lostMs: number;
  /** How long before the kill the session ended, so that the page no longer had the play; undefined if it didn't. */
  readonly signedOutMs: number | undefined;
  /** The text length at which the page last showed "Saved". */
  readonly acknowledged: number;
  /** What the server had after the kill, before the device could send more. */
  readonly onServer: string;
  /** What the device opened with afterwards, without the network or the API. */
  readonly onDevice: string;
  /** What undo and redo did then. */
  readonly undo: UndoneOnce;
  readonly moments: RoundMoments;
}

/** The texts of a round that must be moments. */
interface RoundMoments {
  /** How much of the text had been typed at each pause, and at the end. Only what the device has. */
  readonly stood: readonly number[];
  /** Those of them that the device didn't have among its moments, before it could send anything… */
  readonly missingOnDevice: readonly number[];
  /** …and the server, after it had. */
  readonly missingOnServer: readonly number[];
}

/** A browser that was killed may have lost its last token, and the one before isn't valid an hour later. */
const mayEndSession: readonly Disturbance[] = ["token", "session"];

/** More than is typed in two hundred rounds. */
const speeches = 3_000;

/** What stores the steps of a new play's undo loads when the page is idle, or else after 10 s. */
const stepsStoredAfterMs = 12_000;

/** In milliseconds. A machine that runs other programs, too, may need long to start a browser again. */
const openedWithinMs = 80_000;

/** Waits for the play, and says what was there instead, because nothing else is left of this browser. */
async function untilOpen(page: Page): Promise<void> {
  try {
    await manuscript(page).waitFor({ timeout: openedWithinMs });
  } catch (error) {
    const shown = await page.evaluate(() => document.body.innerText.slice(0, 500)).catch(String);
    throw new Error(`The play didn't open again. The page at ${page.url()} showed: ${shown}`, { cause: error });
  }
}

/** Types a text into one play on one device whose browser is killed again and again. */
export class Chaos {
  readonly text: string;
  readonly #options: ChaosOptions;
  readonly #below: (bound: number) => number;
  #browser: KillableBrowser | undefined;
  #acknowledged: Acknowledgements = { longest: () => 0 };
  #playId = "" as PlayId;
  #token: string | undefined;
  /** The number of the server's last update when the round began. */
  #sequence = 0;
  #rounds = 0;

  constructor(options: ChaosOptions) {
    this.#options = options;
    this.#below = seededRandom(options.seed);
    this.text = knownText(options.seed, speeches);
  }

  async begin(): Promise<void> {
    await this.#signIn();
    const { page } = await this.#launch();
    await page.goto(`${this.#address}/editor/new`);
    await manuscript(page).focus();
    await sleep(stepsStoredAfterMs);
    this.#playId = new URL(page.url()).pathname.split("/").at(-1) as PlayId;
  }

  /** In a browser that is closed after that: one that is killed within a minute may not have written the session to the disk. */
  async #signIn(): Promise<void> {
    const { page, quit } = await this.#launch();
    await page.goto(`${this.#address}/auth`);
    await submitSignIn(page, this.#options.writer);
    await heading(page, dashboardWords.title).waitFor();
    if (this.#options.server) await waitUntilStoredOffline(page);
    await quit();
  }

  /** Goes on typing under a disturbance, kills the browser, checks the server, and opens the profile again. */
  async round(disturbance: Disturbance = "none"): Promise<Round> {
    const { page, kill } = this.#running();
    const from = (await shownText(page)).length;
    await page.keyboard.press("Control+End");
    const typist = new ChaosWriter(page, this.#below);
    const typing = typist.type(this.text, from);
    await sleep(1_500 + this.#below(9_000));
    const repair = await this.#disturb(disturbance, typist);
    const killedAt = Date.now();
    await kill();
    typist.stop();
    await typing;
    await repair();
    const acknowledged = this.#acknowledged.longest();
    const onServer = await this.#serverText();
    const { onDevice, undo, momentsHere } = await this.#openAgain(mayEndSession.includes(disturbance));
    const stood = [...typist.stood.filter((length) => length < onDevice.length), onDevice.length];
    const missingIn = (texts: ReadonlySet<string>) => stood.filter((length) => !texts.has(this.text.slice(0, length)));
    return {
      from,
      typed: typist.lengthAt(killedAt, from),
      typedBefore: typist.lengthAt(killedAt - this.#options.safeAfterMs, from),
      lostMs: Math.max(0, killedAt - (typist.timeAfter(onDevice.length) ?? killedAt)),
      signedOutMs: typist.playClosedAt && killedAt - typist.playClosedAt,
      acknowledged,
      onServer,
      onDevice,
      undo,
      moments: {
        stood,
        missingOnDevice: missingIn(momentsHere),
        missingOnServer: missingIn(await this.#momentsOnServer()),
      },
    };
  }

  async end(): Promise<void> {
    await this.#running().kill();
  }

  /** Lets the writer type on for a few seconds under the disturbance. */
  async #disturb(disturbance: Disturbance, writer: ChaosWriter): Promise<() => void | Promise<void>> {
    if (disturbance === "none") return () => undefined;
    const { front, server } = this.#options;
    if (!server) throw new Error(`The disturbance ${disturbance} needs a server of its own.`);
    const { page, context } = this.#running();
    this.#rounds += 1;
    const repair = await disturbances[disturbance]({ page, context, front, server, writer, number: this.#rounds });
    await sleep(this.#below(6_000));
    return repair;
  }

  /**
   * Opens the play first without a network, so that the app and the text can only come from the device, and then with it
   * until everything is sent. The few kills of `npm test` don't wait until the app is stored, and do only without the API.
   * If the session has ended, the writer has to sign in first, which takes a network.
   */
  async #openAgain(mayBeSignedOut: boolean) {
    const { front, server, writer } = this.#options;
    const { page } = await this.#launch();
    if (!server) front.cutApi();
    else if (!mayBeSignedOut) front.cut();
    await page.goto(`${this.#address}/editor/${this.#playId}`);
    if (mayBeSignedOut) await signInIfAsked(page, writer);
    await untilOpen(page);
    const log = await momentsOnDevice(page, this.#playId);
    // The rest of a long play is drawn later.
    await eventually(() => shownText(page)).toBe(textAtEnd(log));
    const onDevice = await shownText(page);
    const momentsHere = textsAtMoments(log, this.#sequence);
    const undo = await undoOnce(page);
    front.restore();
    await manuscript(page).focus();
    await save(page);
    await waitUntilSaved(page);
    await eventually(() => this.#serverText()).toBe(undo.redone);
    return { onDevice, undo, momentsHere };
  }

  /** Returns the texts at the moments since the round began. */
  async #momentsOnServer(): Promise<ReadonlySet<string>> {
    const log = await this.#askServer((request) => serverLog(request, this.#sequence));
    const texts = textsAtMoments(log, this.#sequence);
    this.#sequence = log.entries.at(-1)?.sequence ?? this.#sequence;
    return texts;
  }

  async #launch(): Promise<KillableBrowser> {
    const browser = await launchKillable(this.#options.profile);
    this.#acknowledged = await listenForSaved(browser.context);
    this.#browser = browser;
    return browser;
  }

  get #address(): string {
    return this.#options.front.address;
  }

  #running(): KillableBrowser {
    if (!this.#browser) throw new Error("No browser is open.");
    return this.#browser;
  }

  /** Returns an empty text if the play hasn't reached the server yet. */
  async #serverText(): Promise<string> {
    try {
      return await this.#askServer(serverText);
    } catch (error) {
      if (error instanceof Refused && error.reason === "not-found") return "";
      throw error;
    }
  }

  /** Signs in again if the token has expired. */
  async #askServer<T>(ask: (request: ServerRequest) => Promise<T>): Promise<T> {
    const { origin, writer } = this.#options;
    const signIn = async () => (await signInToApi(origin, writer.email, writer.password)).accessToken;
    const request = { origin, playId: this.#playId };
    this.#token ??= await signIn();
    try {
      return await ask({ ...request, token: this.#token });
    } catch (error) {
      if (!(error instanceof Refused) || error.reason === "not-found") throw error;
      this.#token = await signIn();
      return ask({ ...request, token: this.#token });
    }
  }
}

/** The browser may have died before it had stored that the session ended. */
async function signInIfAsked(page: Page, writer: TestPerson): Promise<void> {
  const signIn = heading(page, titleWords.auth);
  await signIn.or(manuscript(page)).waitFor();
  if (await signIn.isVisible()) await submitSignIn(page, writer);
}
