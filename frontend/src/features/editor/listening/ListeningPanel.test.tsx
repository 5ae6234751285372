// @vitest-environment jsdom
import { afterEach, expect, test, vi } from "vitest";
import { documentOf } from "#domain/play/document/document.ts";
import { listeningWords as words } from "#frontend/messages/listening.ts";
import { spokenWord } from "#frontend/modules/editor/listening/spokenWord.ts";
import { editorWithoutView } from "#frontend/modules/editor/testing/editorWithoutView.ts";
import { buttonNamed, clearPage, mount, settle } from "#frontend/ui/testing/page.ts";
import { play, scene, speech } from "#tests/support/playBuilder.ts";
import { ListeningPanel } from "./ListeningPanel.tsx";

afterEach(() => {
  clearPage();
  vi.unstubAllGlobals();
});

/** A voice that never comes to the end of what it reads. */
function haveVoice(): readonly string[] {
  const read: string[] = [];
  const voices = [{ name: "Ada", lang: "en-US", voiceURI: "ada", default: true, localService: true }];
  const nothing = () => undefined;
  const speak = ({ text }: { readonly text: string }) => void read.push(text);
  const synthesis = { getVoices: () => voices, cancel: nothing, pause: nothing, resume: nothing, speak };
  vi.stubGlobal("speechSynthesis", synthesis);
  class Utterance {
    readonly text: string;
    constructor(text: string) {
      this.text = text;
    }
  }
  vi.stubGlobal("SpeechSynthesisUtterance", Utterance);
  return read;
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

test("reading pauses while the writer changes the text, and goes on with the text as it is then", async () => {
  const read = haveVoice();
  const doc = documentOf(play(scene("1", ...speech("NORA", "Late."), ...speech("TOM", "So?"))));
  const editor = editorWithoutView(doc, [spokenWord()]);
  const write = (text: string, pos: number) => settle(() => editor.dispatch(editor.state().tr.insertText(text, pos)));
  const posOf = (text: string) => {
    let found = -1;
    editor.state().doc.descendants((node, pos) => {
      if (node.text?.includes(text)) found = pos;
    });
    return found;
  };
  mount(<ListeningPanel editor={editor} onClose={() => undefined} />);
  await press(words.start);
  await press(words.next);
  await press(words.next);
  expect(read.at(-1)).toBe("Late.");
  await write("Too ", posOf("Late."));
  await write(" now", posOf("So?") + 2);
  expect(document.body.textContent).toContain(words.pausedByWriting);
  await press(words.resume);
  expect(document.body.textContent).not.toContain(words.pausedByWriting);
  await press(words.next);
  await press(words.next);
  expect(read.slice(-3)).toEqual(["Late.", "TOM", "So now?"]);
});
