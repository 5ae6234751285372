// @vitest-environment jsdom
import { afterEach, expect, test, vi } from "vitest";
import { documentOf } from "#domain/play/document/document.ts";
import { listeningWords as words } from "#frontend/messages/listening.ts";
import { editorWithoutView } from "#frontend/modules/editor/testing/editorWithoutView.ts";
import { buttonNamed, clearPage, mount, settle } from "#frontend/ui/testing/page.ts";
import { play, scene, speech } from "#tests/support/playBuilder.ts";
import { ListeningPanel } from "./ListeningPanel.tsx";

afterEach(() => {
  clearPage();
  vi.unstubAllGlobals();
});

/** A voice that never comes to the end of what it reads. */
function haveVoice(): void {
  const voices = [{ name: "Ada", lang: "en-US", voiceURI: "ada", default: true, localService: true }];
  const nothing = () => undefined;
  const synthesis = { getVoices: () => voices, cancel: nothing, pause: nothing, resume: nothing, speak: nothing };
  vi.stubGlobal("speechSynthesis", synthesis);
  vi.stubGlobal("SpeechSynthesisUtterance", class {});
}

async function press(name: string): Promise<string | null | undefined> {
  const button = buttonNamed(name);
  button.focus();
  await settle(() => button.click());
  return document.activeElement?.textContent;
}

test("the button that starts reading keeps the focus, and pauses, continues and starts again", async () => {
  haveVoice();
  const editor = editorWithoutView(documentOf(play(scene("1", ...speech("NORA", "Late.")))));
  mount(<ListeningPanel editor={editor} onClose={() => undefined} />);
  expect(await press(words.start)).toBe(words.pause);
  expect(await press(words.pause)).toBe(words.resume);
  expect(await press(words.resume)).toBe(words.pause);
  expect(await press(words.stop)).toBe(words.start);
});
