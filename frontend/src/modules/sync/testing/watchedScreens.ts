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
    this.#screens.delete(tab);
  }

  /** Call it before a tab stops being watched, and at the end. */
  look(): void {
    for (const tab of this.#screens.keys()) this.#note(tab);
  }

  /** Call it after a large deletion. */
  deleted(deletion: Deleted): void {
    this.#deleted.push(deletion);
  }

  /** Returns how many texts before large deletions were stored, the deletions included, and how many of them are versions. */
  storedDeletions(): { readonly all: number; readonly versions: number } {
    const stored = this.#deleted.filter(({ tab, changes }) => tab.storedChanges > changes);
    return { all: stored.length, versions: stored.filter(({ isVersion }) => isVersion).length };
  }

  /** Returns the texts that stood on a screen of one of these devices and that the log can't show. */
  missingIn(log: MomentLog, devices: readonly TestDevice[]): readonly string[] {
    const found = new Set(textsAtMoments(log));
    return devices.flatMap((device) => [...this.#textsOn(device)].filter((text) => !found.has(text)));
  }

  /** Returns the texts before large deletions that were stored on one of these devices and that the log can't show. */
  deletedMissingIn(log: MomentLog, devices: readonly TestDevice[]): readonly string[] {
    const found = new Set(textsAtMoments(log));
    return this.#deleted
      .filter(({ tab, changes }) => devices.includes(tab.device) && tab.storedChanges >= changes)
      .map(({ shown }) => shown)
      .filter((text) => !found.has(text));
  }

  /** Forgets the texts that only a tab's memory had: it ends while its device can't store them. */
  forget(device: TestDevice, log: MomentLog): void {
    const found = new Set(textsAtMoments(log));
    for (const text of this.#textsOn(device)) if (!found.has(text)) this.#textsOn(device).delete(text);
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

/** Returns the text at every moment: on the screen of the device that wrote it, and in the log after each entry. */
function* textsAtMoments({ base, baseSequence, entries }: MomentLog): Generator<string> {
  yield textOf(base);
  for (const { sequence, moments } of entries) {
    const places = [...moments.keys(), undefined].map((moment) => ({ sequence, moment }));
    for (const place of places) yield textOf([...base, ...(updatesBetween(entries, baseSequence, place) ?? [])]);
  }
}

function textOf(updates: readonly Uint8Array[]): string {
  const doc = new Y.Doc();
  for (const update of updates) Y.applyUpdate(doc, update);
  return shownIn(doc);
}
