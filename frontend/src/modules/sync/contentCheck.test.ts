import "fake-indexeddb/auto";
import { expect, test, vi } from "vitest";
import * as Y from "yjs";
import { contentHash, contentVersion, documentOf } from "#domain/play/document/document.ts";
import { type Block, type BlockId, emptyFront } from "#domain/play/play.ts";
import { savingWords } from "#frontend/messages/saving.ts";
import { mergeUpdates } from "./mergeUpdates.ts";
import { remoteOrigin } from "./playSession.ts";
import { TestWorld } from "./testing/testWorld.ts";
import { decodeUpdate } from "./updateEncoding.ts";

const textOf = (doc: Y.Doc) => doc.getText("text").toString();

/** A theatre in which tabs compare their text with the server's. */
function checkedTheatre() {
  const theatre = new TestWorld();
  const asked: number[] = [];
  const report = vi.fn();
  theatre.checking = {
    hash: textOf,
    report,
    ask: async (sequence, hash) => {
      asked.push(sequence);
      const replayed = new Y.Doc();
      const updates = theatre.server.written.filter((update) => update.sequence <= sequence).map(decodeUpdate);
      Y.applyUpdate(replayed, mergeUpdates(updates));
      return textOf(replayed) === hash;
    },
  };
  return { theatre, asked, report };
}

test("two devices that write for an hour agree, and ask at most every ten minutes", async () => {
  const { theatre, asked, report } = checkedTheatre();
  const one = await theatre.device("laptop").open({ isNew: true });
  one.type("scene ");
  await theatre.pass(5_000);
  const two = await theatre.device("tablet").open();
  for (let minute = 0; minute < 60; minute++) {
    one.type("x");
    await theatre.pass(20_000);
    two.type("y", 3);
    await theatre.pass(40_000);
  }
  expect(asked.length).toBeGreaterThanOrEqual(6);
  expect(asked.length).toBeLessThanOrEqual(14);
  expect(report).not.toHaveBeenCalled();
  expect([one.script.saving(), two.script.saving()]).toEqual([{ kind: "saved" }, { kind: "saved" }]);
});

test("where nothing was written since, nothing is asked again", async () => {
  const { theatre, asked } = checkedTheatre();
  const tab = await theatre.device("laptop").open({ isNew: true });
  tab.type("All I have to say");
  await theatre.pass(3_600_000);
  expect(asked).toHaveLength(1);
});

test("a planted divergence is caught: it stops, says so, asks before leaving, and loses nothing on either side", async () => {
  const { theatre, report } = checkedTheatre();
  const laptop = theatre.device("laptop");
  const tab = await laptop.open({ isNew: true });
  tab.type("kept by both ");
  await theatre.pass(5_000);
  const ghost = new Y.Doc();
  ghost.getText("text").insert(0, "ghost ");
  Y.applyUpdate(tab.script.doc, Y.encodeStateAsUpdate(ghost), remoteOrigin);
  await theatre.pass(180_000);
  expect(report).toHaveBeenCalledOnce();
  expect(tab.script.saving()).toMatchObject({ kind: "not-saved", why: savingWords.diverged });
  expect(tab.script.readiness()).toEqual({ kind: "stopped", why: savingWords.diverged });
  expect(tab.mayLoseWords()).toBe(true);
  expect(textOf(tab.script.doc)).toContain("ghost ");
  const length = theatre.server.length;
  tab.type(" always", tab.text.toString().indexOf("kept") + 4);
  await expect(theatre.underway(tab.script.saveNow())).rejects.toMatchObject({ reason: "conflict" });
  await theatre.pass(600_000);
  expect(theatre.server.length).toBe(length);
  expect(theatre.journalled).not.toHaveLength(0);
  tab.crash();
  theatre.checking = undefined;
  const again = await laptop.open();
  await theatre.pass(60_000);
  expect(textOf(again.script.doc)).toContain("kept always by both");
  expect(again.script.saving()).toEqual({ kind: "saved" });
  const onServer = new Y.Doc();
  Y.applyUpdate(onServer, theatre.server.state());
  expect(textOf(onServer)).toBe("kept always by both ");
});

test("the second time it asks with its document, so that the server can tell a divergence from a made-up hash", async () => {
  const { theatre } = checkedTheatre();
  const proofs: (string | undefined)[] = [];
  theatre.checking = {
    hash: textOf,
    report: vi.fn(),
    ask: async (_sequence, _hash, proof) => {
      const doc = new Y.Doc();
      if (proof) Y.applyUpdate(doc, proof);
      proofs.push(proof && textOf(doc));
      return false;
    },
  };
  const tab = await theatre.device("laptop").open({ isNew: true });
  tab.type("All I have");
  await theatre.pass(180_000);
  expect(proofs).toEqual([undefined, "All I have"]);
});

test("one disagreement alone, or a server that cannot tell, stops nobody", async () => {
  const { theatre, report } = checkedTheatre();
  const answers: (boolean | null)[] = [false, null, false, true];
  theatre.checking = { hash: textOf, report, ask: async () => answers.shift() ?? true };
  const tab = await theatre.device("laptop").open({ isNew: true });
  for (let minute = 0; minute < 90; minute++) {
    tab.type("word ");
    await theatre.pass(60_000);
  }
  expect(answers).toEqual([]);
  expect(report).not.toHaveBeenCalled();
  expect(tab.script.saving()).toEqual({ kind: "saved" });
});

test("the same document hashes as it always did; where this fails, `contentVersion` is to be raised", () => {
  const ann = { id: "ann", name: "ANN", aliases: ["ANNIE"], age: "40", gender: "", description: "A writer." };
  const blocks: readonly Block[] = [
    { id: "one" as BlockId, kind: "cue", text: [{ text: "ANN" }], simultaneous: true },
    { id: "two" as BlockId, kind: "dialogue", text: [{ text: "It is " }, { text: "dark.", bold: true, italic: true }] },
  ];
  const play = { front: { ...emptyFront, title: "The Lamp", synopsis: "A lamp.", characters: [ann] }, blocks };
  expect([contentVersion, contentHash(documentOf(play)).slice(0, 16)]).toEqual([1, "160ea543c439aa1c"]);
});
