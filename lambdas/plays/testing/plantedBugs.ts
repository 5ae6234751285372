import { vi } from "vitest";
import { deleteOrphans } from "#lambdas/stores/bodies.ts";
import { loadDocument } from "#lambdas/stores/documents.ts";
import { moveSnapshot } from "#lambdas/stores/heads.ts";
import { lastSequence } from "#lambdas/stores/logEntry.ts";
import type { Table } from "#lambdas/stores/table.ts";
import { labelsUpTo, putEntry } from "#lambdas/stores/updates.ts";
import { append } from "../append.ts";
import { assertInLog } from "../log.ts";

const realBodies = () => vi.importActual<typeof import("#lambdas/stores/bodies.ts")>("#lambdas/stores/bodies.ts");
const realDocuments = () =>
  vi.importActual<typeof import("#lambdas/stores/documents.ts")>("#lambdas/stores/documents.ts");
const realHeads = () => vi.importActual<typeof import("#lambdas/stores/heads.ts")>("#lambdas/stores/heads.ts");
const realUpdates = () => vi.importActual<typeof import("#lambdas/stores/updates.ts")>("#lambdas/stores/updates.ts");
const realAppend = () => vi.importActual<typeof import("../append.ts")>("../append.ts");

/** Each replaces one of our functions with a broken one. The test that uses it spies on these modules. */
export const plantedBugs: Readonly<Record<string, () => Promise<unknown>>> = {
  "an entry that overwrites another": async () => {
    const real = await realUpdates();
    vi.mocked(putEntry).mockImplementation((table, ...entry) => real.putEntry(careless(table), ...entry));
  },
  "a batch that is looked up only after the log's end": async () => {
    const real = await realAppend();
    const updates = await realUpdates();
    vi.mocked(append).mockImplementation(async (table, batch) => {
      let after = batch.after;
      for await (const { sequence } of updates.readLog(table, batch.playId, after + 1)) after = sequence;
      return real.append(table, { ...batch, after });
    });
  },
  "numbers that restart after a snapshot": async () => {
    const real = await realAppend();
    vi.mocked(assertInLog).mockImplementation(() => undefined);
    vi.mocked(append).mockImplementation((table, batch) =>
      real.append(table, { ...batch, head: { ...batch.head, snapshot: undefined } }),
    );
  },
  "a response sent before the entry is written": async () => {
    const real = await realUpdates();
    let puts = 0;
    vi.mocked(putEntry).mockImplementation(async (...entry) => ++puts % 8 === 0 || real.putEntry(...entry));
  },
  "a snapshot that claims more updates than it contains": async () => {
    const real = await realDocuments();
    vi.mocked(loadDocument).mockImplementation(async (...asked) => {
      const loaded = await real.loadDocument(...asked);
      return { ...loaded, sequence: loaded.sequence + 1 };
    });
  },
  "a snapshot that replaces a newer one": async () => {
    const real = await realHeads();
    vi.mocked(moveSnapshot).mockImplementation((table, playId, { to }) => {
      const { Update } = real.moveSnapshot(table, playId, { from: undefined, to });
      return { Update: Update && { ...Update, ConditionExpression: undefined } };
    });
  },
  "a clearing that deletes one entry more than the snapshot contains": async () => {
    const real = await realUpdates();
    vi.mocked(labelsUpTo).mockImplementation((table, playId, last) =>
      real.labelsUpTo(table, playId, Math.min(last + 1, lastSequence)),
    );
  },
  "a clearing that deletes parts whose entry still exists": async () => {
    const real = await realBodies();
    vi.mocked(deleteOrphans).mockImplementation((table, playId) =>
      real.deleteOrphans(table, playId, new Date("9999-01-01"), new Set()),
    );
  },
};

/** A table that drops the conditions of writes. */
const careless = (table: Table): Table => ({
  ...table,
  client: Object.assign(Object.create(table.client), {
    send: (command: { readonly input: { ConditionExpression?: string } }) => {
      delete command.input.ConditionExpression;
      return table.client.send(command as Parameters<Table["client"]["send"]>[0]);
    },
  }),
});
