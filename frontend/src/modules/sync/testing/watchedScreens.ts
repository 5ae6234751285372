import * as Y from "yjs";
import { mergeUpdates } from "#domain/play/document/mergeUpdates.ts";
import type { MemoryServer } from "./memoryServer.ts";
import type { TestTab } from "./testWorld.ts";

/** How long a text must stand on a screen to be worth finding again. */
const standsMs = 3_000;

/** Watches what the tabs show, and says which of the texts that stood there the server's log can't show again. */
export class WatchedScreens {
  readonly #now: () => number;
  readonly #tabs: readonly TestTab[];
  readonly #shown = new Map<TestTab, { readonly text: string; readonly since: number }>();
  readonly #stood = new Set<string>();

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
      else if (this.#now() - last.since >= standsMs) this.#stood.add(text);
    }
  }

  missingIn(log: MemoryServer["written"]): readonly string[] {
    const found = new Set(textsAtMoments(log));
    return [...this.#stood].filter((text) => !found.has(text));
  }
}

/** Returns the text at every moment: on the screen of the device that wrote it, and in the log after each update. */
function* textsAtMoments(log: MemoryServer["written"]): Generator<string> {
  const everything = new Y.Doc();
  yield "";
  for (const { sequence, device, moments } of log) {
    for (const [index, { known }] of moments.entries()) {
      const before = log.filter((other) => other.sequence < sequence);
      const seen = before.filter((other) => other.sequence <= known || other.device === device);
      const updates = [...seen.flatMap((other) => other.moments), ...moments.slice(0, index + 1)];
      yield textOf(updates.map(({ update }) => update));
    }
    for (const { update } of moments) Y.applyUpdate(everything, update);
    yield everything.getText("text").toString();
  }
}

function textOf(updates: readonly Uint8Array[]): string {
  const doc = new Y.Doc();
  Y.applyUpdate(doc, mergeUpdates(updates));
  return doc.getText("text").toString();
}
