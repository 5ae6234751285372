// @vitest-environment page
import { act } from "react";
import { MemoryRouter } from "react-router-dom";
import { afterEach, expect, test, vi } from "vitest";
import { documentOf } from "#domain/play/document/document.ts";
import { emptyFront } from "#domain/play/front/frontFields.ts";
import type { BlockId } from "#domain/play/play.ts";
import { savingWords } from "#frontend/messages/saving.yaml";
import * as downloading from "#frontend/modules/exporting/download.ts";
import type { PlaySession } from "#frontend/modules/sync/session/playSession.ts";
import { buttonNamed, clearPage, mount } from "#frontend/ui/testing/page.ts";
import { ReadOnlyPlay } from "./ReadOnlyPlay.tsx";

vi.mock("#frontend/modules/exporting/download.ts", () => ({ download: vi.fn() }));
afterEach(clearPage);

const blocks = [
  { id: "b0" as BlockId, kind: "cue" as const, text: [{ text: "RUTH" }] },
  { id: "b1" as BlockId, kind: "dialogue" as const, text: [{ text: "Leave it on." }] },
  { id: "b2" as BlockId, kind: "note" as const, text: [{ text: "She means the lamp." }] },
];

const stoppedSession = (): PlaySession => ({
  doc: documentOf({ front: { ...emptyFront, title: "The Last Bulb" }, blocks }),
  readiness: () => ({ kind: "stopped", errorText: savingWords.diverged }),
  saving: () => ({ kind: "not-saved", errorText: savingWords.diverged, since: 0 }),
  subscribe: () => () => undefined,
  saveNow: async () => undefined,
  noteExport: vi.fn(),
  close: async () => undefined,
});

function open(session: PlaySession): void {
  mount(
    <MemoryRouter>
      <ReadOnlyPlay session={session} errorText={savingWords.diverged} />
    </MemoryRouter>,
  );
}

test("a play that can no longer be edited says why and shows all of its text, read-only", () => {
  open(stoppedSession());
  expect(document.querySelector('[role="alert"]')?.textContent).toContain(savingWords.diverged);
  expect(document.querySelector("pre")?.textContent).toContain("Leave it on.");
  expect(document.querySelector("pre")?.textContent).toContain("She means the lamp.");
  expect(document.querySelectorAll('input, textarea, [contenteditable], [role="textbox"]')).toHaveLength(0);
});

test("it can be copied and downloaded, and the download counts as an export", async () => {
  const writeText = vi.fn(async () => undefined);
  vi.stubGlobal("navigator", { ...navigator, clipboard: { writeText } });
  const session = stoppedSession();
  open(session);
  await act(async () => buttonNamed("Copy text").click());
  expect(writeText).toHaveBeenCalledExactlyOnceWith(expect.stringContaining("Leave it on."));
  act(() => buttonNamed("Download Fountain").click());
  expect(downloading.download).toHaveBeenCalledExactlyOnceWith(expect.any(Blob), "The Last Bulb.fountain");
  expect(session.noteExport).toHaveBeenCalledExactlyOnceWith("fountain");
  vi.unstubAllGlobals();
});
