import { expect, test } from "vitest";
import type { Block, BlockId } from "../play.ts";
import { type RestoreScope, restoreBlocks } from "./restoreBlocks.ts";

const kinds = { a: "act", s: "scene", r: "direction", c: "cue", d: "dialogue", p: "parenthetical" } as const;

const blocks = (line: string): readonly Block[] =>
  line
    .split(" ")
    .filter((word) => word !== "")
    .map((word) => {
      const [id = "", text = id] = word.split("=");
      return { id: id as BlockId, kind: kinds[id[0] as keyof typeof kinds], text: [{ text }] };
    });

const shown = (play: readonly Block[]): string =>
  play.map(({ id, text: [span] }) => (span?.text === id ? id : `${id}=${span?.text}`)).join(" ");

const restored = (current: string, version: string, scope: RestoreScope): string =>
  shown(restoreBlocks(blocks(current), blocks(version), scope));

const scene = (heading?: string): RestoreScope => ({ what: "scene", heading: heading as BlockId | undefined });
const speech = (id: string): RestoreScope => ({ what: "speech", id: id as BlockId });

test("restoring the play makes it what it was", () => {
  expect(restored("s1 d2 d9", "s1 d1 s2 d2", { what: "play" })).toBe("s1 d1 s2 d2");
});

test("a restored scene replaces the scene where it is now, and nothing else", () => {
  expect(restored("s2 d2 s1 d1=new d9 s3 d3=new", "s1 d1 d5 s2 d2 s3 d3", scene("s1"))).toBe(
    "s2 d2 s1 d1 d5 s3 d3=new",
  );
});

test("a scene that isn't there anymore comes back where it was, between scenes", () => {
  expect(restored("s1 d1 d7 s3 d3", "s1 d1 s2 d2 s3 d3", scene("s2"))).toBe("s1 d1 d7 s2 d2 s3 d3");
  expect(restored("d0 s3 d3", "s2 d2 s3 d3", scene("s2"))).toBe("d0 s2 d2 s3 d3");
});

test("elements that are in another scene now come back to the restored one", () => {
  expect(restored("s1 s2 d2 d1=new", "s1 d1 s2 d2", scene("s1"))).toBe("s1 d1 s2 d2");
});

test("what comes before the first heading can be restored, too", () => {
  expect(restored("d0=new s1 d1=new", "d0 d9 s1 d1", scene())).toBe("d0 d9 s1 d1=new");
  expect(restored("s1 d1", "d0 s1 d1", scene())).toBe("d0 s1 d1");
});

test("a restored speech is its cue and everything said under it", () => {
  const version = "s1 c1 p1 d1 r1 c2 d2";
  for (const id of ["c1", "p1", "d1"])
    expect(restored("s1 c1=new d1=new d8 r1=new c2 d2", version, speech(id))).toBe("s1 c1 p1 d1 d8 r1=new c2 d2");
  expect(restored("s1 c2 d2", version, speech("d1"))).toBe("s1 c1 p1 d1 c2 d2");
  expect(restored("s1 r1=new", version, speech("r1"))).toBe("s1 r1");
});

test("what the version doesn't have can't be restored, and nothing changes", () => {
  expect(restored("s1 d1", "s2 d2", scene("s1"))).toBe("s1 d1");
  expect(restored("s1 d1", "s2 d2", speech("d1"))).toBe("s1 d1");
});
