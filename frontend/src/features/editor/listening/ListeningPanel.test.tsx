// @vitest-environment page
import { TextSelection } from "prosemirror-state";
import { afterEach, expect, test, vi } from "vitest";
import { documentOf } from "#domain/play/document/document.ts";
import type { PlayId } from "#domain/play/play.ts";
import { listeningWords } from "#frontend/messages/listening.yaml";
import { spokenWord } from "#frontend/modules/editor/listening/spokenWord.ts";
import { editorWithoutView } from "#frontend/modules/editor/testing/editorWithoutView.ts";
import { buttonNamed, clearPage, mount, settle } from "#frontend/ui/testing/page.ts";
import { direction, play, scene, speech } from "#tests/support/playBuilder.ts";
import { ListeningPanel } from "./ListeningPanel.tsx";

afterEach(() => {
  clearPage();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

interface Utterance {
  readonly text: string;
  readonly rate?: number;
  readonly voice?: SpeechSynthesisVoice;
  readonly onboundary?: (event: object) => void;
}

const remoteVoices = ["Google US English", "Microsoft Aria Online (Natural) - English (United States)"];

const voiceNamed = (name: string, remote = remoteVoices) => ({
  name,
  lang: name === "Anna" ? "de-DE" : "en-US",
  voiceURI: name.toLowerCase(),
  localService: !remote.includes(name),
});

/** Voices that never come to the end of what they read. */
function haveVoices(names: readonly string[] = ["Ada"], remote = remoteVoices): readonly Utterance[] {
  const read: Utterance[] = [];
  const voices = names.map((name) => voiceNamed(name, remote));
  const nothing = () => undefined;
  const speak = (utterance: Utterance) => void read.push(utterance);
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

const editorOf = (...parts: Parameters<typeof scene>[1][]) =>
  editorWithoutView(documentOf(play(scene("1", ...parts))), [spokenWord()]);

const open = (editor: ReturnType<typeof editorOf>, playId = "play") =>
  mount(<ListeningPanel editor={editor} playId={playId as PlayId} onClose={() => undefined} />);

function control<Kind extends Element>(label: string, kind: new () => Kind): Kind {
  const found = [...document.querySelectorAll("label")].find(({ textContent }) => textContent === label)?.control;
  if (!(found instanceof kind)) throw new Error(`There's no control named ${label}.`);
  return found;
}
const selectNamed = (label: string) => control(label, HTMLSelectElement);
const boxNamed = (label: string) => control(label, HTMLInputElement);

const choose = (label: string, value: string): Promise<void> =>
  settle(() => {
    const select = selectNamed(label);
    select.value = value;
    select.dispatchEvent(new Event("change", { bubbles: true }));
  });

const heardWord = (said: readonly Utterance[], charIndex: number): Promise<void> =>
  settle(() => said.at(-1)?.onboundary?.({ name: "word", charIndex }));

async function press(name: string): Promise<string | null | undefined> {
  const button = buttonNamed(name);
  button.focus();
  await settle(() => button.click());
  return document.activeElement?.getAttribute("aria-label") ?? document.activeElement?.textContent;
}

test("the button that starts reading keeps the focus, and pauses, continues and starts again", async () => {
  haveVoices();
  open(editorOf(speech("NORA", "Late.")));
  expect(await press(listeningWords.start)).toBe(listeningWords.pause);
  expect(await press(listeningWords.pause)).toBe(listeningWords.resume);
  expect(await press(listeningWords.resume)).toBe(listeningWords.pause);
  expect(await press(listeningWords.stop)).toBe(listeningWords.start);
});

test("the voices are those of the play's language, whatever the account's is", async () => {
  const said = haveVoices(["Sam", "Anna"]);
  const german = { ...play(scene("1", speech("NORA", "Spät."))), typing: { language: "de" } };
  open(editorWithoutView(documentOf(german), [spokenWord()]));
  await press(listeningWords.start);
  expect(said.at(-1)?.voice?.name).toBe("Anna");
});

/** Voices of a browser that loads its list after the page. Returns a function that loads it. */
function haveLateVoices(): (names: readonly string[]) => Promise<void> {
  haveVoices([]);
  const events = new EventTarget();
  let voices: readonly object[] = [];
  Object.assign(speechSynthesis, {
    getVoices: () => voices,
    addEventListener: events.addEventListener.bind(events),
    removeEventListener: events.removeEventListener.bind(events),
  });
  return (names) =>
    settle(() => {
      voices = names.map((name) => voiceNamed(name));
      events.dispatchEvent(new Event("voiceschanged"));
    });
}

const offeredTo = (speaker: string) => [...selectNamed(speaker).options].map(({ text }) => text);

test("voices that send the play to a company aren't offered and never read, also if one was chosen before", async () => {
  const editor = editorOf(direction("Rain falls."), speech("NORA", "Late."));
  haveVoices([...remoteVoices, "Ada", "Bo"], []);
  open(editor);
  await choose(listeningWords.narrator, "google us english");
  clearPage();
  const said = haveVoices([...remoteVoices, "Ada", "Bo"]);
  open(editor);
  expect(offeredTo(listeningWords.narrator)).toEqual(["Ada", "Bo"]);
  expect(offeredTo("NORA")).toEqual(["Ada", "Bo"]);
  await press(listeningWords.start);
  await press(listeningWords.next);
  await press(listeningWords.next);
  expect(said.map(({ voice }) => voice?.name)).toEqual(["Ada", "Ada", "Bo"]);
});

test("with remote voices only, the panel says why nothing is read and what to do", () => {
  haveVoices(remoteVoices);
  open(editorOf(speech("NORA", "Late.")));
  expect(document.body.textContent).toContain(listeningWords.noVoice);
  expect(document.querySelector(".listening-head")).toBeNull();
});

test("the writer can allow remote voices for one play in this browser, is told what leaves the device, and can take it back", async () => {
  const editor = editorOf(speech("NORA", "Late."));
  haveVoices(remoteVoices);
  open(editor);
  expect(document.body.textContent).toContain(listeningWords.remoteVoicesHint);
  await settle(() => boxNamed(listeningWords.remoteVoices).click());
  expect(offeredTo("NORA")).toEqual(remoteVoices);
  clearPage();
  const said = haveVoices([...remoteVoices, "Ada"]);
  open(editor);
  expect(offeredTo("NORA")).toEqual([...remoteVoices, "Ada"]);
  await choose("NORA", "google us english");
  await press(listeningWords.start);
  await press(listeningWords.next);
  expect(said.at(-1)?.voice?.name).toBe("Google US English");
  await settle(() => boxNamed(listeningWords.remoteVoices).click());
  expect(offeredTo("NORA")).toEqual(["Ada"]);
  clearPage();
  open(editor, "another play");
  expect(offeredTo("NORA")).toEqual(["Ada"]);
});

test("without remote voices, nothing asks about them", () => {
  haveVoices(["Ada"]);
  open(editorOf(speech("NORA", "Late.")));
  expect(document.body.textContent).not.toContain(listeningWords.remoteVoices);
});

test("voices of the device appear when the browser has loaded its list, and remote ones don't", async () => {
  const load = haveLateVoices();
  open(editorOf(speech("NORA", "Late.")));
  expect(document.body.textContent).toContain(listeningWords.noVoice);
  await load(remoteVoices);
  expect(document.body.textContent).toContain(listeningWords.noVoice);
  await load([...remoteVoices, "Ada"]);
  expect(offeredTo("NORA")).toEqual(["Ada"]);
});

test("a remote voice in the play's language doesn't take the place of a local one in another", () => {
  haveVoices([...remoteVoices, "Anna"]);
  open(editorOf(speech("NORA", "Late.")));
  expect(offeredTo("NORA")).toEqual(["Anna"]);
  expect(document.body.textContent).toContain(listeningWords.noVoiceForLanguage);
});

test("reading pauses while the writer changes the text, and goes on with the text as it is then", async () => {
  const said = haveVoices();
  const editor = editorOf(speech("NORA", "Late."), speech("TOM", "So?"));
  const write = (text: string, pos: number) => settle(() => editor.dispatch(editor.state().tr.insertText(text, pos)));
  const posOf = (text: string) => {
    let found = -1;
    editor.state().doc.descendants((node, pos) => {
      if (node.text?.includes(text)) found = pos;
    });
    return found;
  };
  open(editor);
  await press(listeningWords.start);
  await press(listeningWords.next);
  expect(said.at(-1)?.text).toBe("NORA");
  await write("Too ", posOf("Late."));
  await write(" now", posOf("So?") + 2);
  expect(document.body.textContent).toContain(listeningWords.pausedByWriting);
  await press(listeningWords.resume);
  expect(document.body.textContent).not.toContain(listeningWords.pausedByWriting);
  await settle(() => boxNamed(listeningWords.readNames).click());
  await press(listeningWords.next);
  expect(said.at(-1)?.text).toBe("So now?");
});

test("a new speed takes hold at once, from the word that is being read", async () => {
  const said = haveVoices();
  open(editorOf(direction("Rain falls on the roof.")));
  await press(listeningWords.start);
  await press(listeningWords.next);
  await heardWord(said, 5);
  await choose(listeningWords.speed, "1.5");
  expect(said.at(-1)).toMatchObject({ text: "falls on the roof.", rate: 1.5 });
});

test("what is skipped, whose names are read, and a new voice take hold while it reads", async () => {
  const said = haveVoices(["Ada", "Bo"]);
  open(editorOf(direction("Rain falls."), speech("NORA", "So late."), direction("Thunder."), speech("TOM", "So?")));
  await press(listeningWords.start);
  await press(listeningWords.next);
  expect(said.at(-1)?.text).toBe("Rain falls.");
  await settle(() => boxNamed(listeningWords.skipDirections).click());
  expect(said.at(-1)?.text).toBe("So late.");
  await heardWord(said, 3);
  await choose("NORA", "ada");
  expect(said.at(-1)).toMatchObject({ text: "late.", voice: { name: "Ada" } });
  await settle(() => boxNamed(listeningWords.readNames).click());
  expect(said.at(-1)?.text).toBe("late.");
  await press(listeningWords.next);
  expect(said.at(-1)?.text).toBe("TOM");
});

test("what is chosen during a pause takes hold when reading goes on", async () => {
  const said = haveVoices();
  open(editorOf(direction("Rain falls.")));
  await press(listeningWords.start);
  await press(listeningWords.next);
  await heardWord(said, 5);
  await press(listeningWords.pause);
  const before = said.length;
  await choose(listeningWords.speed, "0.75");
  expect(said).toHaveLength(before);
  await press(listeningWords.resume);
  expect(said.at(-1)).toMatchObject({ text: "falls.", rate: 0.75 });
});

test("Previous also goes to what is before the place where reading began", async () => {
  const said = haveVoices(["Ada", "Bo"]);
  const editor = editorOf(speech("NORA", "Late."), speech("TOM", "So?"));
  editor.dispatch(editor.state().tr.setSelection(TextSelection.atEnd(editor.state().doc)));
  open(editor);
  await press(listeningWords.start);
  expect(said.at(-1)?.text).toBe("So?");
  await press(listeningWords.previous);
  expect(said.at(-1)?.text).toBe("Late.");
});

test("what was chosen for a play is still there when the panel is opened again, and only for that play", async () => {
  haveVoices(["Ada", "Bo"]);
  const editor = editorOf(speech("NORA", "Late."));
  const shown = () => [
    selectNamed(listeningWords.speed).value,
    boxNamed(listeningWords.skipDirections).checked,
    boxNamed(listeningWords.readNames).checked,
    selectNamed(listeningWords.narrator).value,
    selectNamed("NORA").value,
  ];
  open(editor);
  const untouched = ["1", false, false, "ada", "bo"];
  expect(shown()).toEqual(untouched);
  await choose(listeningWords.speed, "1.25");
  await settle(() => boxNamed(listeningWords.skipDirections).click());
  await settle(() => boxNamed(listeningWords.readNames).click());
  await choose(listeningWords.narrator, "bo");
  await choose("NORA", "ada");
  clearPage();
  open(editor);
  expect(shown()).toEqual(["1.25", true, true, "bo", "ada"]);
  clearPage();
  open(editor, "other");
  expect(shown()).toEqual(untouched);
});

test("a voice that this device doesn't have now is used again once it has it", async () => {
  const editor = editorOf(speech("NORA", "Late."));
  haveVoices(["Ada", "Bo", "Cy"]);
  open(editor);
  await choose("NORA", "cy");
  clearPage();
  haveVoices(["Ada", "Bo"]);
  open(editor);
  expect(selectNamed("NORA").value).toBe("bo");
  await choose(listeningWords.narrator, "bo");
  clearPage();
  haveVoices(["Ada", "Bo", "Cy"]);
  open(editor);
  expect([selectNamed(listeningWords.narrator).value, selectNamed("NORA").value]).toEqual(["bo", "cy"]);
});
