import fc from "fast-check";
import { nanoid } from "nanoid";
import { expect, test } from "vitest";
import * as Y from "yjs";
import { readSharedPlay } from "#domain/api/shared.ts";
import { createShare } from "#domain/api/sharing.ts";
import { blockIdPattern, textOf } from "#domain/play/play.ts";
import { playEndpoints } from "#lambdas/plays/endpoints.ts";
import { keysIn } from "#lambdas/shared/links/linkKeys.ts";
import { apiCaller } from "#tests/support/apiCaller.ts";
import { startTestTable } from "#tests/support/table.ts";
import { newLog } from "#tests/support/writer.ts";
import { sharingEndpoints } from "./endpoints.ts";

/*
 * Whoever has an account can append updates that no editor of ours makes. Their links must still open.
 */

const { table } = await startTestTable();
const now = () => new Date("2027-03-01T12:00:00.000Z");
const api = apiCaller(...playEndpoints(table, now), ...sharingEndpoints(table, now, async () => keysIn("a-key")));

/** Returns what a reader of the play in this document gets. */
async function readThroughLink(doc: Y.Doc, isLive = true) {
  const log = await newLog(api);
  await log.append(Y.encodeStateAsUpdate(doc), { deflated: true });
  const body = {
    shareId: nanoid(16),
    label: "",
    shows: { what: "play" },
    isLive,
    isBlind: false,
    takesFeedback: false,
    mayDownload: false,
    endsAt: null,
    password: null,
  };
  const { token } = await api.call(createShare, { ...log.one, body });
  return await api.call(readSharedPlay, { params: { token } });
}

function documentWith(ids: readonly string[]): Y.Doc {
  const doc = new Y.Doc();
  for (const id of ids) {
    const text = new Y.XmlText(`Text of ${id}.`);
    doc.getMap("blocks").set(id, text);
    text.setAttribute("kind", "dialogue");
  }
  doc.getArray("order").push([...ids]);
  return doc;
}

test.each([true, false])(
  "blocks with wrong IDs are read with other IDs and their texts (live link: %s)",
  async (isLive) => {
    const ids = ["__proto__", "elevenchars", "", "constructor", "é".repeat(10), "valid-id_0"];
    const { blocks } = await readThroughLink(documentWith(ids), isLive);
    expect(blocks.map(textOf)).toEqual(ids.map((id) => `Text of ${id}.`));
    expect(new Set(blocks.map(({ id }) => id)).size).toBe(ids.length);
    for (const { id } of blocks) expect(id).toMatch(blockIdPattern);
    expect(blocks.at(-1)?.id).toBe("valid-id_0");
  },
);

const strange = fc.oneof(
  fc.string(),
  fc.double(),
  fc.boolean(),
  fc.constant(null),
  fc.array(fc.string(), { maxLength: 3 }),
  fc.dictionary(fc.string(), fc.string(), { maxKeys: 3, noNullPrototype: true }),
);
const sharedType = fc
  .constantFrom(
    () => new Y.Map([["name", 5]]),
    () => Y.Array.from(["x", 5]),
    () => new Y.Text("text"),
    () => new Y.XmlText("text"),
  )
  .map((make) => make());
const key = fc.oneof(
  fc.string(),
  fc.constantFrom(
    "title",
    "authors",
    "synopsis",
    "characters",
    "cast",
    "places",
    "layout",
    "changes.margin",
    "language",
  ),
);
const maps = [
  "front",
  "pageLayout",
  "typing",
  "outline",
  "stage",
  "meta",
  "characterSettings",
  "notes",
  "blocks",
] as const;

test("a link opens whatever its document has in place of what belongs there", async () => {
  const entry = fc.tuple(fc.constantFrom(...maps), key, fc.oneof(strange, sharedType));
  await fc.assert(
    fc.asyncProperty(
      fc.array(entry, { maxLength: 12 }),
      fc.array(strange, { maxLength: 4 }),
      async (entries, order) => {
        const doc = documentWith(["valid-id_0"]);
        for (const [map, name, value] of entries) doc.getMap(map).set(name, value);
        doc.getArray("order").push(order);
        expect((await readThroughLink(doc)).blocks.map(textOf)).toContain("Text of valid-id_0.");
      },
    ),
    { numRuns: 60, seed: 7, examples: [[[["pageLayout", "changes.margin", Number.NaN]], []]] },
  );
});
