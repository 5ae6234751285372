import "fake-indexeddb/auto";
import { expect, test, vi } from "vitest";
import * as Y from "yjs";
import { contentHash, contentVersion, documentOf } from "#domain/play/document/document.ts";
import { mergeUpdates } from "#domain/play/document/mergeUpdates.ts";
import { emptyFront } from "#domain/play/front/frontFields.ts";
import type { Block, BlockId } from "#domain/play/play.ts";
import { decodeUpdate } from "#domain/play/updateEncoding.ts";
import { savingWords } from "#frontend/messages/saving.yaml";
import { remoteOrigin } from "../session/playSession.ts";
import { TestWorld } from "../testing/testWorld.ts";

const textOf = (doc: Y.Doc) => doc.getText("text").toString();

/** A world in which tabs compare their text with the server's. */
function checkedWorld() {
  const world = new TestWorld();
  const asked: number[] = [];
  const report = vi.fn();
  world.checking = {
    hash: textOf,
    report,
    ask: async (sequence, hash) => {
      asked.push(sequence);
      const replayed = new Y.Doc();
      const updates = world.server.written.filter((update) => update.sequence <= sequence).map(decodeUpdate);
      Y.applyUpdate(replayed, mergeUpdates(updates));
      return textOf(replayed) === hash;
    },
  };
  return { world, asked, report };
}

test("two devices that write for an hour agree, and ask at most every ten minutes", async () => {
  const { world, asked, report } = checkedWorld();
  const one = await world.device("laptop").open({ isNew: true });
  one.type("scene ");
  await world.pass(5_000);
  const two = await world.device("tablet").open();
  for (let minute = 0; minute < 60; minute++) {
    one.type("x");
    await world.pass(20_000);
    two.type("y", 3);
    await world.pass(40_000);
  }
  expect(asked.length).toBeGreaterThanOrEqual(6);
  expect(asked.length).toBeLessThanOrEqual(14);
  expect(report).not.toHaveBeenCalled();
  expect([one.session.saving(), two.session.saving()]).toEqual([{ kind: "saved" }, { kind: "saved" }]);
});

test("if nothing was written since, nothing is compared again", async () => {
  const { world, asked } = checkedWorld();
  const tab = await world.device("laptop").open({ isNew: true });
  tab.type("All I have to say");
  await world.pass(3_600_000);
  expect(asked).toHaveLength(1);
});

test("a planted divergence is found: syncing stops, the state says so, the page asks before it is left, and neither side loses anything", async () => {
  const { world, report } = checkedWorld();
  const laptop = world.device("laptop");
  const tab = await laptop.open({ isNew: true });
  tab.type("kept by both ");
  await world.pass(5_000);
  const ghost = new Y.Doc();
  ghost.getText("text").insert(0, "ghost ");
  Y.applyUpdate(tab.session.doc, Y.encodeStateAsUpdate(ghost), remoteOrigin);
  await world.pass(180_000);
  expect(report).toHaveBeenCalledOnce();
  expect(tab.session.saving()).toMatchObject({ kind: "not-saved", errorText: savingWords.diverged });
  expect(tab.session.readiness()).toEqual({ kind: "stopped", errorText: savingWords.diverged });
  expect(tab.mayLoseWords()).toBe(true);
  expect(textOf(tab.session.doc)).toContain("ghost ");
  const length = world.server.length;
  tab.type(" always", tab.text.toString().indexOf("kept") + 4);
  await expect(world.track(tab.session.saveNow())).rejects.toMatchObject({ reason: "conflict" });
  await world.pass(600_000);
  expect(world.server.length).toBe(length);
  expect(world.journaled).not.toHaveLength(0);
  tab.crash();
  world.checking = undefined;
  const again = await laptop.open();
  await world.pass(60_000);
  expect(textOf(again.session.doc)).toContain("kept always by both");
  expect(again.session.saving()).toEqual({ kind: "saved" });
  const onServer = new Y.Doc();
  Y.applyUpdate(onServer, world.server.state());
  expect(textOf(onServer)).toBe("kept always by both ");
});

test("the second request includes the document, so that the server can tell a divergence from a made-up hash", async () => {
  const { world } = checkedWorld();
  const proofs: (string | undefined)[] = [];
  world.checking = {
    hash: textOf,
    report: vi.fn(),
    ask: async (_sequence, _hash, proof) => {
      const doc = new Y.Doc();
      if (proof) Y.applyUpdate(doc, proof);
      proofs.push(proof && textOf(doc));
      return false;
    },
  };
  const tab = await world.device("laptop").open({ isNew: true });
  tab.type("All I have");
  await world.pass(180_000);
  expect(proofs).toEqual([undefined, "All I have"]);
});

test("one disagreement alone, or a server that can't tell, stops nobody", async () => {
  const { world, report } = checkedWorld();
  const answers: (boolean | null)[] = [false, null, false, true];
  world.checking = { hash: textOf, report, ask: async () => answers.shift() ?? true };
  const tab = await world.device("laptop").open({ isNew: true });
  for (let minute = 0; minute < 90; minute++) {
    tab.type("word ");
    await world.pass(60_000);
  }
  expect(answers).toEqual([]);
  expect(report).not.toHaveBeenCalled();
  expect(tab.session.saving()).toEqual({ kind: "saved" });
});

test("the same document always has the same hash; if this fails, `contentVersion` must be raised", () => {
  const ann = {
    id: "ann",
    name: "ANN",
    aliases: ["ANNIE"],
    age: "40",
    gender: "",
    description: "A writer.",
    doubling: "",
  };
  const blocks: readonly Block[] = [
    { id: "one" as BlockId, kind: "cue", text: [{ text: "ANN" }], simultaneous: true },
    { id: "two" as BlockId, kind: "dialogue", text: [{ text: "It is " }, { text: "dark.", bold: true, italic: true }] },
  ];
  const play = { front: { ...emptyFront, title: "The Lamp", synopsis: "A lamp.", characters: [ann] }, blocks };
  expect([contentVersion, contentHash(documentOf(play)).slice(0, 16)]).toEqual([9, "c0296bcdff1b7519"]);
});
