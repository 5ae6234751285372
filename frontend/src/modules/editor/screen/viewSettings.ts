import { localEntries } from "#frontend/platform/browserStorage.ts";
import { createStore, type ReadableStore } from "#frontend/state/createStore.ts";

/** How the manuscript is shown. It's the same for all plays on this device. */
export interface ViewSettings {
  /** Without the space between pages. A line says where each page begins. */
  readonly isDraft: boolean;
  /** Percent. Pages keep their lines at every size. */
  readonly zoom: number;
  /** The element or speech at the cursor has a light background. */
  readonly isLit: boolean;
  /** Only the element or speech at the cursor is in full color. */
  readonly isFocused: boolean;
  /** The line that is being written stays at the middle of the window. */
  readonly isTypewriter: boolean;
  /** Pages stay white in the dark theme. */
  readonly hasWhitePages: boolean;
  /** Who is on stage at the cursor is shown beside the page. */
  readonly hasStageStrip: boolean;
  /** Tips for the first lines are shown beside the page. */
  readonly hasTips: boolean;
}

export const startSettings: ViewSettings = {
  isDraft: false,
  zoom: 100,
  isLit: true,
  isFocused: false,
  isTypewriter: false,
  hasWhitePages: false,
  hasStageStrip: false,
  hasTips: true,
};

export const zooms: readonly number[] = [50, 67, 75, 90, 100, 110, 125, 150, 175, 200];

const key = "ghostlight.editorView";

let settings: ReturnType<typeof createStore<ViewSettings>> | undefined;

/** Opened with the first editor, because tests of the text have no browser. */
const open = () => {
  settings ??= createStore(read());
  return settings;
};

export const viewSettings: ReadableStore<ViewSettings> = {
  get: () => open().get(),
  subscribe: (listener) => open().subscribe(listener),
};

export function changeView(change: Partial<ViewSettings>): void {
  const changed = { ...viewSettings.get(), ...change };
  open().set(changed);
  try {
    localEntries.setItem(key, JSON.stringify(changed));
  } catch {
    // Without storage, it lasts as long as the page.
  }
}

function read(): ViewSettings {
  try {
    const stored: unknown = JSON.parse(localEntries.getItem(key) ?? "{}");
    return { ...startSettings, ...known(stored) };
  } catch {
    return startSettings;
  }
}

/** Returns the entries that this version knows. */
function known(stored: unknown): Partial<ViewSettings> {
  const entries = Object.entries(Object(stored)).filter(([name, value]) => {
    if (name === "zoom") return zooms.includes(Number(value));
    return name in startSettings && typeof value === "boolean";
  });
  return Object.fromEntries(entries);
}

/** Returns the next zoom level in a direction; the same at the end. */
export function zoomStep(zoom: number, direction: 1 | -1): number {
  const larger = zooms.filter((each) => (direction === 1 ? each > zoom : each < zoom));
  return (direction === 1 ? larger[0] : larger.at(-1)) ?? zoom;
}
