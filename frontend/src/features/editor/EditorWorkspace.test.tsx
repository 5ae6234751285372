// @vitest-environment page
import { act } from "react";
import { MemoryRouter, useLocation } from "react-router-dom";
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { documentOf, readPlay } from "#domain/play/document/document.ts";
import { setFrontField, setTitle } from "#domain/play/document/front.ts";
import { emptyFront } from "#domain/play/front/frontFields.ts";
import type { Block, BlockId, PlayId } from "#domain/play/play.ts";
import { editorWords } from "#frontend/messages/editor.yaml";
import { collectForNewPlay } from "#frontend/modules/screen/typedAhead.ts";
import type { PlaySession, Saving } from "#frontend/modules/sync/session/playSession.ts";
import { setMonitor } from "#frontend/platform/logger.ts";
import { buttonNamed, clearPage, mount, settle } from "#frontend/ui/testing/page.ts";
import { translatePage } from "#tests/support/translatePage.ts";
import { EditorWorkspace } from "./EditorWorkspace.tsx";
import { PanelErrorBoundary } from "./panels/PanelErrorBoundary.tsx";

const blocks: readonly Block[] = [
  { id: "b0" as BlockId, kind: "scene", text: [{ text: "Scene 1" }] },
  { id: "b1" as BlockId, kind: "cue", text: [{ text: "RUTH" }] },
];

beforeEach(() => {
  setMonitor({ message: vi.fn(), exception: vi.fn() });
  vi.stubGlobal("matchMedia", screenOf(1360));
  Element.prototype.scrollIntoView = vi.fn();
  // jsdom has no layout, and doesn't offer these for ranges.
  Range.prototype.getClientRects = () => document.body.getClientRects();
  Range.prototype.getBoundingClientRect = () => document.body.getBoundingClientRect();
});
afterEach(() => {
  clearPage();
  localStorage.clear();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** A screen of this many pixels, as media queries on the width see it. */
const screenOf = (width: number) => (query: string) => ({
  matches: width >= Number(/min-width: (\d+)px/.exec(query)?.[1] ?? Number.POSITIVE_INFINITY),
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
});

/** A session in memory. `say` changes its saving state. */
function sessionOf(saving: Saving = { kind: "saved" }, written = blocks) {
  const listeners = new Set<() => void>();
  let now = saving;
  const session: PlaySession = {
    doc: documentOf({ front: { ...emptyFront, title: "The Last Bulb" }, blocks: written }),
    readiness: () => ({ kind: "ready" }),
    saving: () => now,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    saveNow: vi.fn(async () => undefined),
    close: async () => undefined,
  };
  const say = (next: Saving): void => {
    now = next;
    for (const listener of listeners) listener();
  };
  return { session, say };
}

async function open(session: PlaySession, opensAt?: "title"): Promise<void> {
  mount(
    <MemoryRouter>
      <EditorWorkspace session={session} playId={"play" as PlayId} opensAt={opensAt} />
      <CurrentEntry />
    </MemoryRouter>,
  );
  await settle();
}

const CurrentEntry = () => <output>{JSON.stringify(useLocation().state)}</output>;

const status = (): string => document.querySelector('[role="status"]')?.textContent ?? "";

test("shows the manuscript as a labeled text field, the outline next to it, and the title in the browser tab", async () => {
  await open(sessionOf().session);
  const surface = document.querySelector('[role="textbox"]');
  expect(surface?.getAttribute("aria-multiline")).toBe("true");
  expect(surface?.getAttribute("aria-label")).toBe("Manuscript");
  expect(surface?.textContent).toContain("RUTH");
  expect(document.title).toContain("The Last Bulb");
  const outline = async () => {
    await settle();
    return document.querySelector(".editor-outline")?.textContent;
  };
  await expect.poll(outline).toContain("Scene 1");
});

test("in a long play, a dozen stops of Tab lead to the manuscript, and the first of them past all others", async () => {
  const many = Array.from({ length: 60 }, (_, at) => ({
    id: `s${at}` as BlockId,
    kind: "scene" as const,
    text: [{ text: `Scene ${at + 1}` }],
  }));
  await open(sessionOf({ kind: "saved" }, many).session);
  const rows = async () => {
    await settle();
    return document.querySelectorAll(".editor-outline .outline-row").length;
  };
  await expect.poll(rows).toBe(61);
  const surface = document.querySelector<HTMLElement>('[role="textbox"][aria-multiline]');
  const stops = [...document.querySelectorAll<HTMLElement>("a, button, input, textarea")].filter(
    (control) =>
      control.tabIndex === 0 &&
      // Only on a phone.
      !control.closest(".editor-more") &&
      surface &&
      control.compareDocumentPosition(surface) & Node.DOCUMENT_POSITION_FOLLOWING,
  );
  expect(stops.length).toBeLessThanOrEqual(12);
  expect(stops.at(0)?.textContent).toBe(editorWords.skip);
  stops.at(0)?.click();
  await new Promise(requestAnimationFrame);
  expect(document.activeElement).toBe(surface);
  expect([...document.querySelectorAll("h1")].map(({ textContent }) => textContent)).toEqual(["The Last Bulb"]);
});

test("above an on-screen keyboard, what a phone has no keys for is in one row with the elements", async () => {
  await open(sessionOf().session);
  const labels = [...document.querySelectorAll('[aria-label="Element"] button')].map((button) => button.textContent);
  expect(labels).toEqual(
    expect.arrayContaining(["Dialogue", "Undo", "Bold", "Simultaneous speech", "Insert page break"]),
  );
});

test("shows how long the play is only when its pages have been counted", async () => {
  await open(sessionOf().session);
  const shown = new Set<string>();
  const counts = async () => {
    await settle();
    const text = document.querySelector(".editor-counts")?.textContent ?? "";
    shown.add(text);
    return text;
  };
  await expect.poll(counts).toContain("Page 1 of 1");
  shown.delete("");
  expect([...shown]).toEqual([await counts()]);
});

test("shows how safe the text is, and how to save it by hand if it isn't", async () => {
  const { session, say } = sessionOf();
  await open(session);
  expect(status()).toBe("Saved");
  act(() => say({ kind: "on-device", changes: 2, since: Date.now(), errorText: "offline" }));
  expect(status()).toContain("On this device · changes will sync");
  act(() => say({ kind: "in-bin", changes: 2, since: Date.now(), errorText: "in the bin" }));
  expect(status()).toBe("In the bin");
  act(() => say({ kind: "not-saved", since: Date.now(), errorText: "No room." }));
  expect(status()).toBe("Not saved No room.");
  const saveByHand = async () => {
    await settle();
    return document.querySelector(".editor-saving")?.textContent;
  };
  await expect.poll(saveByHand).toContain("Copy text");
  expect(buttonNamed("Copy text")).toBeTruthy();
  expect(buttonNamed("Download Fountain")).toBeTruthy();
});

test("where a browser has translated the page, the state still says how safe the text is, and the bar stays", async () => {
  const { session, say } = sessionOf();
  await open(session);
  onTestFinished(translatePage());
  act(() => say({ kind: "saving", since: Date.now() }));
  expect(status()).toBe("Saving…");
  await settle();
  act(() => say({ kind: "on-device", changes: 2, since: Date.now(), errorText: "offline" }));
  expect(status()).toContain("On this device");
  expect(buttonNamed("Share")).toBeTruthy();
  expect(document.querySelector(".manuscript font, [role=textbox] font")).toBeNull();
});

test("changes that the server refuses for good are explained, with ways to go on", async () => {
  const { session, say } = sessionOf();
  await open(session);
  act(() => say({ kind: "refused", changes: 2, since: Date.now(), errorText: "One of your changes is too large." }));
  expect(status()).toBe("Can't sync");
  act(() => buttonNamed("Details").click());
  const dialog = () => document.querySelector("dialog")?.textContent ?? "";
  await expect.poll(dialog).toContain("too large");
  expect(buttonNamed("Copy text")).toBeTruthy();
  expect(buttonNamed("Download Fountain")).toBeTruthy();
});

test("changes that haven't been sent for fifteen seconds no longer count as saved", async () => {
  vi.useFakeTimers({ toFake: ["Date", "setInterval", "clearInterval"] });
  try {
    const { session } = sessionOf({ kind: "saving", since: Date.now() });
    await open(session);
    expect(status()).toBe("Saving…");
    act(() => void vi.advanceTimersByTime(14_000));
    expect(status()).toBe("Saving…");
    act(() => void vi.advanceTimersByTime(2_000));
    expect(status()).toContain("On this device, still saving…");
  } finally {
    vi.useRealTimers();
  }
});

test("a title that changes elsewhere is shown here", async () => {
  const { session } = sessionOf();
  await open(session);
  act(() => setTitle(session.doc, "The First Bulb"));
  expect(document.querySelector<HTMLInputElement>(".editor-title")?.value).toBe("The First Bulb");
  expect(readPlay(session.doc).front.title).toBe("The First Bulb");
});

test("Ctrl+S saves at once, Ctrl+\\ toggles the outline", async () => {
  const { session } = sessionOf();
  await open(session);
  const press = (key: string): void => void window.dispatchEvent(new KeyboardEvent("keydown", { key, ctrlKey: true }));
  press("s");
  expect(session.saveNow).toHaveBeenCalledOnce();
  act(() => press("\\"));
  expect(document.querySelector(".editor-outline")).toBeNull();
});

test("a board is in the browser's history before its code has loaded, so a page that reloads because that failed opens it", async () => {
  await open(sessionOf().session);
  act(() => buttonNamed(editorWords.editFrontMatter).click());
  expect(document.querySelector("output")?.textContent).toBe('{"board":"frontMatter"}');
});

test("a panel that fails doesn't affect the rest, and can be reloaded", () => {
  vi.spyOn(console, "error").mockReturnValue();
  let isBroken = true;
  const Fragile = () => {
    if (isBroken) throw new Error("broken");
    return "whole again";
  };
  mount(
    <>
      <p>the text</p>
      <PanelErrorBoundary>
        <Fragile />
      </PanelErrorBoundary>
    </>,
  );
  expect(document.body.textContent).toContain("the text");
  isBroken = false;
  act(() => buttonNamed("Try again").click());
  expect(document.body.textContent).toContain("whole again");
});

const frontLine = (field: string) => document.querySelector<HTMLTextAreaElement>(`textarea[data-front="${field}"]`);

test.each(["title", "subtitle"])(
  "Enter in the %s leads to the author, or into the text if there is one",
  async (field) => {
    const { session } = sessionOf();
    await open(session);
    const pressEnter = () =>
      act(() => frontLine(field)?.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true })));
    frontLine(field)?.focus();
    pressEnter();
    expect(document.activeElement).toBe(frontLine("authors"));
    act(() => setFrontField(session.doc, "authors", "Ann Writer"));
    frontLine(field)?.focus();
    pressEnter();
    expect(document.activeElement?.getAttribute("role")).toBe("textbox");
  },
);

test("what was typed while a new play was loading is its title, and typing goes on there", async () => {
  const { session } = sessionOf();
  setTitle(session.doc, "");
  const press = (key: string): void => void document.dispatchEvent(new KeyboardEvent("keydown", { key }));
  collectForNewPlay("/editor/new");
  for (const key of ["Shift", "T", "h", "e", "m", "Backspace", "Enter", "L", "a"]) press(key);
  collectForNewPlay("/editor/play");
  press("p");
  await open(session, "title");
  press("x");
  expect(readPlay(session.doc).front.title).toBe("The Lap");
  expect(frontLine("title")?.value).toBe("The Lap");
  expect(document.activeElement).toBe(frontLine("title"));
});

test("what's typed on other pages doesn't become a title", async () => {
  const { session } = sessionOf();
  collectForNewPlay("/editor/new");
  collectForNewPlay("/dashboard");
  document.dispatchEvent(new KeyboardEvent("keydown", { key: "x" }));
  await open(session, "title");
  expect(readPlay(session.doc).front.title).toBe("The Last Bulb");
});
