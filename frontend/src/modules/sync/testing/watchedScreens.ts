import * as Y from "yjs";
import { readPlay } from "#domain/play/document/document.ts";
import type { Play } from "#domain/play/play.ts";
import type { MomentLog } from "#domain/play/versions/momentLog.ts";
import { updatesBetween } from "#domain/play/versions/playAtMoment.ts";
import type { TestDevice, TestTab } from "./testWorld.ts";

/** How long a text must stand on a screen to be worth finding again. */
const standsMs = 3_000;

/** A play as one text, which is different if anything about the play is. */
export const shownIn = (doc: Y.Doc): string => shownOf(readPlay(doc));

const shownOf = ({ front, blocks }: Play): string => JSON.stringify([blocks, front]);

interface Screen {
  readonly shown: string;
  readonly since: number;
}

/** The text before a large deletion. */
interface Deleted {
  readonly shown: string;
  readonly tab: TestTab;
  /** How many changes had been made in the tab. The text counts once the device has stored them. */
  readonly changes: number;
  /** So much was deleted that the text before it is also a version. */
  readonly isVersion: boolean;
}

interface MissingTexts {
  /** They stood on a screen. */
  readonly stood: readonly string[];
  /** They were there right before a large deletion. */
  readonly deleted: readonly string[];
}

/** Watches what the tabs show, and says which of the texts that must be moments a log can't show again. */
export class WatchedScreens {
  readonly #now: () => number;
  readonly #screens = new Map<TestTab, Screen>();
  readonly #stood = new Map<TestDevice, Set<string>>();
  readonly #deleted: Deleted[] = [];

  constructor(now: () => number) {
    this.#now = now;
  }

  watch(tab: TestTab): void {
    this.#screens.set(tab, { shown: shownIn(tab.doc), since: this.#now() });
    tab.doc.on("update", () => this.#changed(tab));
  }

  unwatch(tab: TestTab): void {
    this.#note(tab);
    this.#screens.delete(tab);
  }

  /** Call it before everything that the writers do, and at the end. */
  look(): void {
    for (const tab of this.#screens.keys()) this.#note(tab);
  }

  /** Call it after a large deletion. */
  deleted(deletion: Deleted): void {
    if (this.#screens.has(deletion.tab)) this.#deleted.push(deletion);
  }

  /** Returns how many texts before large deletions were stored, the deletions included, and how many of them are versions. */
  storedDeletions(): { readonly all: number; readonly versions: number } {
    const stored = this.#deleted.filter(({ tab, changes }) => tab.storedChanges > changes);
    return { all: stored.length, versions: stored.filter(({ isVersion }) => isVersion).length };
  }

  /** Returns the texts of these devices that the log can't show, which each device must have stored. */
  missingIn(log: MomentLog, devices: readonly TestDevice[]): MissingTexts {
    const found = new Set(textsAtMoments(log));
    const deleted = this.#deleted.filter(
      ({ tab, changes }) => devices.includes(tab.device) && tab.storedChanges >= changes,
    );
    return {
      stood: devices.flatMap((device) => [...this.#textsOn(device)]).filter((text) => !found.has(text)),
      deleted: deleted.map(({ shown }) => shown).filter((text) => !found.has(text)),
    };
  }

  /** Forgets the texts that are in none of these logs: only a tab's memory had them, and it ended before it could store them. */
  forget(device: TestDevice, logs: readonly MomentLog[]): void {
    const missing = logs.map((log) => new Set(this.missingIn(log, [device]).stood));
    const texts = this.#textsOn(device);
    for (const text of texts) if (missing.every((one) => one.has(text))) texts.delete(text);
  }

  #changed(tab: TestTab): void {
    if (!this.#screens.has(tab)) return;
    this.#note(tab);
    const shown = shownIn(tab.doc);
    if (this.#screens.get(tab)?.shown !== shown) this.#screens.set(tab, { shown, since: this.#now() });
  }

  /** Notes the text that stood on a screen until now. */
  #note(tab: TestTab): void {
    const screen = this.#screens.get(tab);
    if (screen && this.#now() - screen.since >= standsMs) this.#textsOn(tab.device).add(screen.shown);
  }

  #textsOn(device: TestDevice): Set<string> {
    const texts = this.#stood.get(device) ?? new Set();
    this.#stood.set(device, texts);
    return texts;
  }
}

/** Yields the text at every moment: on the screen of the device that wrote it, and in the log after each entry. */
function* textsAtMoments({ base, baseSequence, entries }: MomentLog): Generator<string> {
  yield textOf(base);
  // What the play was after each entry, so that a moment isn't read from the beginning.
  const plays = new Map([[baseSequence, base]]);
  const log = newDoc(base);
  for (const entry of entries) {
    const { sequence, moments } = entry;
    for (const [moment, { known }] of moments.entries()) {
      const shown = Math.min(known, sequence - 1);
      const start = [...plays.keys()].findLast((one) => one <= shown) ?? baseSequence;
      const updates = updatesBetween(entries, start, { sequence, moment }) ?? [];
      yield textOf([...(plays.get(start) ?? []), ...updates]);
    }
    for (const { update } of moments) Y.applyUpdate(log, update);
    plays.set(sequence, [Y.encodeStateAsUpdate(log)]);
    yield shownIn(log);
  }
}

const textOf = (updates: readonly Uint8Array[]): string => shownIn(newDoc(updates));

/** Without an id of its own, which takes longer to make than the rest. */
function newDoc(updates: readonly Uint8Array[]): Y.Doc {
  const doc = new Y.Doc({ guid: "" });
  for (const update of updates) Y.applyUpdate(doc, update);
  return doc;
}
