import * as Y from "yjs";
import type { MomentLog } from "#domain/play/versions/momentLog.ts";
import { updatesBetween } from "#domain/play/versions/playAtMoment.ts";
import type { TestDevice, TestTab } from "./testWorld.ts";

/** How long a text must stand on a screen to be worth finding again. */
const standsMs = 3_000;

/** Watches what the tabs show, and says which of the texts that stood there a log can't show again. */
export class WatchedScreens {
  readonly #now: () => number;
  readonly #tabs: readonly TestTab[];
  readonly #shown = new Map<TestTab, { readonly text: string; readonly since: number }>();
  readonly #stood = new Map<TestDevice, Set<string>>();

  constructor(now: () => number, tabs: readonly TestTab[]) {
    this.#now = now;
    this.#tabs = tabs;
  }

  /** Call it before and after everything that may change a screen. */
  look(): void {
    for (const tab of this.#tabs) {
      const text = tab.text.toString();
      const last = this.#shown.get(tab);
      if (last?.text !== text) this.#shown.set(tab, { text, since: this.#now() });
      else if (this.#now() - last.since >= standsMs) this.#textsOn(tab.device).add(text);
    }
  }

  /** Returns the texts that stood on a screen of one of these devices and that the log can't show. */
  missingIn(log: MomentLog, devices: readonly TestDevice[]): readonly string[] {
    const found = new Set(textsAtMoments(log));
    return devices.flatMap((device) => [...this.#textsOn(device)].filter((text) => !found.has(text)));
  }

  /** Forgets the texts that only a tab's memory had: it ends while its device can't store them. */
  forget(device: TestDevice, log: MomentLog): void {
    const found = new Set(textsAtMoments(log));
    for (const text of this.#textsOn(device)) if (!found.has(text)) this.#textsOn(device).delete(text);
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
  return doc.getText("text").toString();
}
