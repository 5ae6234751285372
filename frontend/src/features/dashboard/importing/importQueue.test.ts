import { expect, test, vi } from "vitest";
import { type Corrections, withGroupKind } from "#domain/play/formats/typed/corrections.ts";
import type { Play, PlayId } from "#domain/play/play.ts";
import { Refused } from "#domain/refused.ts";
import { importingWords } from "#frontend/messages/importing.yaml";
import { ImportQueue } from "./importQueue.ts";
import type { ReadImport } from "./importReading.ts";
import { sourcesOf } from "./importSource.ts";
import type { QueuedState } from "./queuedFile.ts";
import { correctionsOf } from "./queuedFile.ts";
import { maxFiles, maxMegabytes } from "./queuedFiles.ts";
import { correctedTitlePage, moreFieldsOf } from "./readFile.ts";
import { readImport } from "./readImport.ts";

const textFile = (name: string, text = "Title: Fog\n\n@NORA\nDark.\n", size?: number): File => {
  const file = new File([text], name);
  if (size !== undefined) Object.defineProperty(file, "size", { value: size });
  return file;
};

const choices = { find: () => undefined, save: () => undefined };

const create = async () => "a-play" as PlayId;

function createQueue(files: readonly File[], options: Partial<ConstructorParameters<typeof ImportQueue>[0]> = {}) {
  const read: ReadImport = (file, options) => readImport(file, { options });
  const queue = new ImportQueue({ read, create, choices, ...options }, sourcesOf(files));
  const states = (): readonly QueuedState["kind"][] => queue.files.get().files.map(({ state }) => state.kind);
  return { queue, states };
}

test("files are read one after the other, and a bad one doesn't stop the others", async () => {
  const files = [textFile("a.fountain"), textFile("b.docx", "PK\x03\x04"), textFile("c.fountain")];
  const { queue, states } = createQueue(files);
  expect(states()).toEqual(["waiting", "waiting", "waiting"]);
  queue.start();
  expect(states()).toEqual(["reading", "waiting", "waiting"]);
  await vi.waitFor(() => expect(states()).toEqual(["ready", "refused", "ready"]));
});

test("more than 20 files, or more than 60 MB together, are left out by name", () => {
  const names = Array.from({ length: maxFiles + 2 }, (_, at) => `${at + 1}.fountain`);
  const { queue } = createQueue(names.map((name) => textFile(name)));
  expect(queue.files.get().files).toHaveLength(maxFiles);
  expect(queue.files.get().leftOut).toEqual(["21.fountain", "22.fountain"]);
  const half = (maxMegabytes / 2) * 1_000_000;
  const { queue: large } = createQueue([textFile("a.txt", "a", half), textFile("b.txt", "b", half)]);
  large.add(sourcesOf([textFile("c.txt", "c", 1)]));
  expect(large.files.get().leftOut).toEqual(["c.txt"]);
});

test("two quick corrections end with both, and the title that the writer typed stays", async () => {
  const text = "THE LAMP\n\n          the ferryman\n\nWho calls?\n\n          a voice\n\nI do.";
  const { queue, states } = createQueue([textFile("river.txt", text)]);
  queue.start();
  await vi.waitFor(() => expect(states()).toEqual(["ready"]));
  const ready = () => {
    const [file] = queue.files.get().files;
    if (file?.state.kind !== "ready") throw new Error("The file isn't ready.");
    return { id: file.id, ...file.state };
  };
  const { id, reading } = ready();
  const find = (text: string) => reading.groups.find(({ samples }) => samples.includes(text))?.id ?? "";
  queue.edit(id, "title", "  The River ");
  queue.correct(id, withGroupKind(ready().corrections, find("the ferryman"), "cue"));
  queue.correct(id, withGroupKind(ready().corrections, find("Who calls?"), "lyric"));
  expect(ready().isUpdating).toBe(true);
  await vi.waitFor(() => expect(ready().isUpdating).toBe(false));
  expect(
    ready()
      .reading.play.blocks.map(({ kind }) => kind)
      .slice(-4),
  ).toEqual(["cue", "lyric", "cue", "lyric"]);
  expect(correctedTitlePage(ready()).title).toBe("  The River ");
});

test("a play that is added right after a correction is created with it", async () => {
  const created: Play[] = [];
  const create = async (play: Play) => {
    created.push(play);
    return "a-play" as PlayId;
  };
  const text = "THE LAMP\n\n          the ferryman\n\nWho calls?\n\n          a voice\n\nI do.";
  const { queue, states } = createQueue([textFile("river.txt", text)], { create });
  queue.start();
  await vi.waitFor(() => expect(states()).toEqual(["ready"]));
  const [file] = queue.files.get().files;
  if (file?.state.kind !== "ready") throw new Error("The file isn't ready.");
  const group = file.state.reading.groups.find(({ samples }) => samples.includes("Who calls?"))?.id ?? "";
  queue.correct(file.id, { kinds: { [group]: "lyric" } });
  expect(await queue.create(file.id)).toBe("a-play");
  expect(created.map(({ blocks }) => blocks.at(-1)?.kind)).toEqual(["lyric"]);
});

test("all plays are created even if one of them can't be saved", async () => {
  const created: string[] = [];
  const files = ["A", "B", "C"].map((title) => textFile(`${title}.fountain`, `Title: ${title}\n\nDark.\n`));
  const { queue, states } = createQueue(files, {
    create: async ({ front }) => {
      if (front.title === "B") throw new Refused("unavailable", "Not saved.");
      created.push(front.title);
      return "a-play" as PlayId;
    },
  });
  queue.start();
  await vi.waitFor(() => expect(states()).toEqual(["ready", "ready", "ready"]));
  await queue.createAll();
  expect(states()).toEqual(["added", "ready", "added"]);
  expect(queue.files.get().files[1]?.state).toMatchObject({ errorText: "Not saved." });
  expect(created).toEqual(["A", "C"]);
});

test("a file whose reading is stopped is read again when the queue starts again", async () => {
  const read = vi.fn<ReadImport>(async (file, options, signal) => {
    await new Promise((resolve) => setTimeout(resolve));
    signal.throwIfAborted();
    return readImport(file, { options });
  });
  const { queue, states } = createQueue([textFile("a.fountain"), textFile("b.fountain")], { read });
  const stop = queue.start();
  stop();
  await vi.waitFor(() => expect(states()).toEqual(["waiting", "waiting"]));
  expect(read).toHaveBeenCalledOnce();
  queue.start();
  await vi.waitFor(() => expect(states()).toEqual(["ready", "ready"]));
});

test("a play is created with the corrected title page and on the paper of its preview", async () => {
  const created: Play[] = [];
  const text = "Title: Fog\nSource: Nora Lind\nContact: nora@example.com\n\nNORA\nDark.\n";
  const { queue, states } = createQueue([textFile("fog.fountain", text)], {
    read: (file, options) => readImport(file, { options, pageLayout: { paper: "a4" } }),
    create: async (play) => {
      created.push(play);
      return "a-play" as PlayId;
    },
  });
  queue.start();
  await vi.waitFor(() => expect(states()).toEqual(["ready"]));
  const [file] = queue.files.get().files;
  const id = file?.id ?? 0;
  expect(file?.state.kind === "ready" && moreFieldsOf(file.state)).toEqual(["source", "contact"]);
  queue.edit(id, "authors", "Nora Lind");
  queue.edit(id, "source", "");
  await queue.create(id);
  const { title, authors, source, contact } = created[0]?.front ?? {};
  expect({ title, authors, source, contact }).toEqual({
    title: "Fog",
    authors: "Nora Lind",
    source: "",
    contact: "nora@example.com",
  });
  expect(created[0]?.pageLayout).toEqual({ paper: "a4" });
});

test("a correction with which the file can't be read is taken back, and says why", async () => {
  const { queue, states } = createQueue([textFile("fog.txt", "NORA: Caf\u00e9.\n\nTOM: No.")], {
    read: async (file, options) => {
      if (options.encoding) throw new Refused("invalid", "We couldn't find any readable text in this file.");
      return readImport(file, { options });
    },
  });
  queue.start();
  await vi.waitFor(() => expect(states()).toEqual(["ready"]));
  const [file] = queue.files.get().files;
  queue.correct(file?.id ?? 0, { encoding: "utf-16le" });
  await vi.waitFor(() =>
    expect(queue.files.get().files[0]?.state).toMatchObject({
      kind: "ready",
      isUpdating: false,
      corrections: {},
      correctionError: "We couldn't find any readable text in this file.",
    }),
  );
});

test("each change is taken back in turn, and what was corrected is used for the next similar file", async () => {
  const saved: Corrections[] = [];
  const remembering = { find: () => saved.at(-1), save: (_: unknown, made: Corrections) => void saved.push(made) };
  const text = "THE LAMP\n\n          the ferryman\n\nWho calls?\n\n          a voice\n\nI do.";
  const { queue, states } = createQueue([textFile("a.txt", text)], { choices: remembering });
  queue.start();
  const kindsIn = (at: number) => {
    const state = queue.files.get().files[at]?.state;
    return state?.kind === "ready" && !state.isUpdating
      ? state.reading.play.blocks.map(({ kind }) => kind).slice(-4)
      : [];
  };
  await vi.waitFor(() => expect(kindsIn(0)).not.toEqual([]));
  const recognized = kindsIn(0);
  const [file] = queue.files.get().files;
  if (file?.state.kind !== "ready") throw new Error("The file isn't ready.");
  const group = file.state.reading.groups.find(({ samples }) => samples.includes("the ferryman"))?.id ?? "";
  queue.correct(file.id, { kinds: { [group]: "cue" } });
  queue.correct(file.id, { kinds: { [group]: "lyric" } });
  queue.undo(file.id);
  const corrected = ["cue", "dialogue", "cue", "dialogue"];
  await vi.waitFor(() => expect(kindsIn(0)).toEqual(corrected));
  queue.undo(file.id);
  await vi.waitFor(() => expect(kindsIn(0)).toEqual(recognized));
  queue.undo(file.id);
  expect(kindsIn(0)).toEqual(recognized);
  queue.correct(file.id, { kinds: { [group]: "cue" } });
  await queue.create(file.id);
  queue.add(sourcesOf([textFile("b.txt", text)]));
  await vi.waitFor(() => expect(states()).toEqual(["added", "ready"]));
  await vi.waitFor(() => expect(kindsIn(1)).toEqual(corrected));
  expect(queue.files.get().files[1]?.state).toMatchObject({ usesChoices: true, past: [{}] });
});

const collection = ["THE FERRY", "FOG"]
  .map((title) => `${title}\n\nCHARACTERS\n\nIDA\n\nTOM\n\n${"IDA: Who calls?\n\nTOM: I do.\n\n".repeat(4)}`)
  .join("\n\n");

test("the plays of one file are imported apart with its corrections, and as one play again", async () => {
  const created: string[] = [];
  const create = async ({ front }: Play) => {
    created.push(front.title);
    return "a-play" as PlayId;
  };
  const { queue, states } = createQueue([textFile("two.txt", collection), textFile("b.fountain")], { create });
  queue.start();
  await vi.waitFor(() => expect(states()).toEqual(["ready", "ready"]));
  const [file] = queue.files.get().files;
  const id = file?.id ?? 0;
  queue.correct(id, { passages: [{ from: 0, to: 0, kind: "title" }] });
  await vi.waitFor(() => expect(file && queue.files.get().files[0]?.state).toMatchObject({ isUpdating: false }));
  const first = queue.divide(id);
  expect(queue.files.get().files.map(({ name }) => name)).toEqual(["two.txt: THE FERRY", "two.txt: FOG", "b.fountain"]);
  await vi.waitFor(() => expect(states()).toEqual(["ready", "ready", "ready"]));
  await vi.waitFor(() =>
    expect(queue.files.get().files[0]?.state).toMatchObject({
      corrections: { passages: [{ from: 0, to: 0, kind: "title" }] },
      isUpdating: false,
    }),
  );
  expect(queue.join(first ?? 0)).toBeDefined();
  expect(queue.files.get().files.map(({ name }) => name)).toEqual(["two.txt", "b.fountain"]);
  await vi.waitFor(() => expect(states()).toEqual(["ready", "ready"]));
  const whole = queue.files.get().files[0]?.id ?? 0;
  const ferry = queue.divide(whole) ?? 0;
  await vi.waitFor(() => expect(states()).toEqual(["ready", "ready", "ready"]));
  await queue.create(ferry);
  expect(queue.join(queue.files.get().files[1]?.id ?? 0)).toBeUndefined();
  await queue.createAll();
  expect(created).toEqual(["THE FERRY", "FOG", "Fog"]);
});

test("plays of one file that were corrected differently keep their corrections when they're apart again", async () => {
  const { queue, states } = createQueue([textFile("two.txt", collection)]);
  queue.start();
  const updated = async (count: number) => {
    await vi.waitFor(() => expect(states()).toEqual(Array.from({ length: count }, () => "ready")));
    const isUpdating = () => queue.files.get().files.some(({ state }) => state.kind === "ready" && state.isUpdating);
    await vi.waitFor(() => expect(isUpdating()).toBe(false));
    return queue.files.get().files.map(({ id, state }) => {
      if (state.kind !== "ready") throw new Error("The file isn't ready.");
      return { ...state, id };
    });
  };
  const [whole] = await updated(1);
  const groups = whole?.reading.groups ?? [];
  const speeches = groups.find(({ isSpeech }) => isSpeech)?.id ?? "";
  const [names = ""] = groups.filter(({ id }) => id !== speeches).map(({ id }) => id);
  const from = whole?.reading.plays[1]?.from ?? 0;
  expect(from).toBeGreaterThan(0);
  queue.divide(whole?.id ?? 0);
  const [ferry, fog] = await updated(2);
  const left = { from: 1, to: 2, kind: "leftOut" } as const;
  queue.correct(ferry?.id ?? 0, { kinds: { [speeches]: "note", [names]: "lyric" } });
  queue.correct(fog?.id ?? 0, { kinds: { [speeches]: "lyric" }, passages: [left] });
  queue.edit(fog?.id ?? 0, "title", "Fog at Night");
  await updated(2);
  queue.join(fog?.id ?? 0);
  expect(queue.countCorrected()).toBe(1);
  const [again] = await updated(1);
  expect(again?.corrections).toEqual({
    kinds: { [names]: "lyric" },
    splits: {},
    passages: [{ from: from + 1, to: from + 2, kind: "leftOut" }],
  });
  queue.divide(again?.id ?? 0);
  const apart = await updated(2);
  expect(apart.map(({ corrections }) => corrections)).toEqual([
    { kinds: { [speeches]: "note", [names]: "lyric" } },
    { kinds: { [speeches]: "lyric" }, passages: [left] },
  ]);
  expect(apart.map(({ edits }) => edits.title)).toEqual([undefined, "Fog at Night"]);

  queue.join(apart[0]?.id ?? 0);
  const [joined] = await updated(1);
  queue.correct(joined?.id ?? 0, { ...joined?.corrections, kinds: { [names]: "centered" } });
  await updated(1);
  queue.divide(joined?.id ?? 0);
  expect((await updated(2)).map(({ corrections }) => corrections.kinds)).toEqual([
    { [speeches]: "note", [names]: "centered" },
    { [speeches]: "lyric", [names]: "centered" },
  ]);
});

/** Returns the queue with the collection's plays apart, and the ID of the first one. */
async function divideCollection(services: Parameters<typeof createQueue>[1] = {}) {
  const { queue, states } = createQueue([textFile("two.txt", collection)], services);
  queue.start();
  await vi.waitFor(() => expect(states()).toEqual(["ready"]));
  const first = queue.divide(queue.files.get().files[0]?.id ?? 0) ?? 0;
  await vi.waitFor(() => expect(states()).toEqual(["ready", "ready"]));
  return { queue, first };
}

test("that every line is a paragraph is shared with the other plays of a file", async () => {
  const { queue, first } = await divideCollection();
  queue.correct(first, { linesAreParagraphs: true });
  queue.share(first);
  expect(queue.files.get().files.map(correctionsOf)).toMatchObject([
    { linesAreParagraphs: true },
    { linesAreParagraphs: true },
  ]);
});

test("one play's lines stay paragraphs in the whole file, and when its plays are apart again", async () => {
  const { queue, first } = await divideCollection();
  queue.correct(first, { linesAreParagraphs: true });
  const whole = queue.join(first) ?? 0;
  const lines = () => queue.files.get().files.map((file) => correctionsOf(file).linesAreParagraphs);
  expect(lines()).toEqual([true]);
  queue.divide(whole);
  expect(lines()).toEqual([true, undefined]);
});

test("a correction of one play that would find other plays in the file is taken back, and says what to do", async () => {
  const { queue, first } = await divideCollection({
    read: async (file, options) => {
      const reading = await readImport(file, { options });
      const [play] = reading.plays;
      return options.linesAreParagraphs && play ? { ...reading, plays: [play, ...reading.plays] } : reading;
    },
  });
  queue.correct(first, { linesAreParagraphs: true });
  await vi.waitFor(() =>
    expect(queue.files.get().files[0]?.state).toMatchObject({
      corrections: {},
      isUpdating: false,
      correctionError: importingWords.otherPlays,
    }),
  );
});
