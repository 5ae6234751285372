import { nanoid } from "nanoid";
import { expect, test } from "vitest";
import * as Y from "yjs";
import { appendUpdate } from "#domain/api/updates.ts";
import type { PlayId } from "#domain/play/play.ts";
import { markCompactionDue } from "#lambdas/stores/heads.ts";
import { clearPlay } from "#lambdas/sweeper/clearPlay.ts";
import { compactPlay } from "#lambdas/sweeper/compactPlay.ts";
import { apiCaller } from "#tests/support/apiCaller.ts";
import { breakCall } from "#tests/support/faults.ts";
import { seededRandom } from "#tests/support/seededRandom.ts";
import { connectTable, startTestTable } from "#tests/support/table.ts";
import { bytesOf, newLog, openDocument } from "#tests/support/writer.ts";
import { playEndpoints } from "./endpoints.ts";

/** More of them: `ORACLE_HISTORIES=1000 npx vitest run lambdas/plays/oracle`. */
const histories = Number(process.env.ORACLE_HISTORIES ?? 60);
const steps = 30;

const { table, endpoint } = await startTestTable();
let now = new Date("2027-01-10T12:00:00.000Z");
const api = apiCaller(...playEndpoints(table, () => now));

type Random = ReturnType<typeof seededRandom>;
type Log = Awaited<ReturnType<typeof newLog>>;

/** A device as the sync engine plays it: it seals what is pending, sends it until it is answered, and takes what comes. */
class Device {
  readonly doc = new Y.Doc();
  readonly #log: Log;
  readonly #name: string;
  #pending: Uint8Array[] = [];
  #sealed: { updateId: string; update: Uint8Array } | undefined;
  after = 0;

  constructor(log: Log, name: string, seed: number) {
    this.#log = log;
    this.#name = name;
    this.doc.clientID = seed + 1;
    this.doc.on("update", (update: Uint8Array, origin: unknown) => {
      if (origin !== "server") this.#pending.push(update);
    });
  }

  type(random: Random, word: string): void {
    const text = this.doc.getText("text");
    const at = random(text.length + 1);
    if (random(4) === 0 && text.length > 3) text.delete(Math.min(at, text.length - 2), 2);
    else text.insert(at, word);
  }

  /** The request that is under way until it is answered. */
  seal() {
    if (!this.#sealed && this.#pending.length > 0) {
      this.#sealed = { updateId: nanoid(), update: Y.mergeUpdates(this.#pending.splice(0)) };
    }
    if (!this.#sealed) return undefined;
    const { updateId, update } = this.#sealed;
    return { ...this.#log.one, body: this.#log.body(update, { after: this.after, updateId, device: this.#name }) };
  }

  async send(through: Pick<ReturnType<typeof apiCaller>, "send"> = api, isAnswerLost = false): Promise<void> {
    const request = this.seal();
    if (!request) return;
    const { status, body } = await through.send(appendUpdate, request);
    if (status !== 200 || isAnswerLost) return;
    const answer = appendUpdate.response.parse(body);
    this.#sealed = undefined;
    if (answer.loadSnapshot) return this.catchUp();
    this.#take(answer.updates);
    const isContiguous = answer.sequence === this.after + 1;
    if (isContiguous) this.after = answer.sequence;
  }

  /** What it wrote itself may come back: it is the same to the document. */
  #take(updates: Awaited<ReturnType<Log["read"]>>["updates"]): void {
    for (const update of updates) {
      Y.applyUpdate(this.doc, bytesOf(update), "server");
      if (update.updateId === this.#sealed?.updateId) this.#sealed = undefined;
      this.after = Math.max(this.after, update.sequence);
    }
  }

  async catchUp(): Promise<void> {
    const { snapshot, updates } = await this.#log.read({ after: String(this.after), device: this.#name });
    this.#take(updates);
    if (!snapshot) return;
    Y.applyUpdate(this.doc, Y.encodeStateAsUpdate(await openDocument(api, this.#log.one)), "server");
    this.after = snapshot.sequence;
  }

  get isDone(): boolean {
    return !this.#sealed && this.#pending.length === 0;
  }
}

/** What can happen, the likely more often. Requests that were captured are delivered again much later. */
async function happen(random: Random, devices: readonly Device[], log: Log, late: ReturnType<Device["seal"]>[]) {
  const device = devices[random(devices.length)] ?? expect.unreachable();
  const playId = log.playId as PlayId;
  const deeds: (() => unknown)[] = [
    () => device.type(random, `${random(1000)} `),
    () => device.type(random, `${random(1000)} `),
    () => device.send(),
    () => Promise.all(devices.map((each) => each.send())),
    () => device.send(api, true),
    () => Promise.all([device.send(), device.send()]),
    () => late.push(device.seal()),
    () => device.catchUp(),
    async () => {
      const request = late.splice(random(late.length), 1)[0];
      if (request) await api.send(appendUpdate, request);
    },
    () => device.send(broken(random)),
    () => markCompactionDue(table, playId, now).then(() => compactPlay(table, playId, now)),
    async () => {
      const snapshot = (await log.read()).snapshot;
      const day = new Date(now.getTime() + 8 * 86_400_000);
      const piece = { PK: `PLAY#${playId}`, SK: `CLEAR#${String(snapshot?.sequence).padStart(12, "0")}` };
      if (random(3) === 0) await clearPlay(table, playId, piece, day);
    },
  ];
  await deeds[random(deeds.length)]?.();
}

function broken(random: Random) {
  const table = connectTable(endpoint);
  breakCall(table, { call: 1 + random(3), lost: random(2) ? "request" : "answer" });
  return apiCaller(...playEndpoints(table, () => now));
}

async function settle(devices: readonly Device[], late: ReturnType<Device["seal"]>[]): Promise<void> {
  for (const request of late.splice(0)) if (request) await api.send(appendUpdate, request);
  for (const device of devices) for (let n = 0; n < 10 && !device.isDone; n++) await device.send();
  for (const device of devices) await device.catchUp();
}

test(`${histories} histories of three devices with requests lost, doubled and late: every word is kept`, async () => {
  for (let seed = 1; seed <= histories; seed++) {
    const random = seededRandom(seed);
    const log = await newLog(api);
    const devices = ["device-one", "device-two", "device-three"].map((name, n) => new Device(log, name, seed * 10 + n));
    const late: ReturnType<Device["seal"]>[] = [];
    for (let step = 0; step < steps; step++) {
      await happen(random, devices, log, late);
      now = new Date(now.getTime() + random(30_000));
    }
    await settle(devices, late);
    const said = `history ${seed}`;
    const texts = devices.map(({ doc }) => doc.getText("text").toString());
    expect(new Set([...texts, (await log.open()).getText("text").toString()]).size, said).toBe(1);
    expect(
      devices.every(({ isDone, doc }) => isDone && doc.store.pendingStructs === null),
      said,
    ).toBe(true);
    await expectSoundLog(log, said);
  }
}, 600_000);

/** Numbers without a gap, and no batch twice unless its first copy was cleared away. */
async function expectSoundLog(log: Log, said: string): Promise<void> {
  const from = (await log.read()).snapshot?.sequence ?? 0;
  const { updates } = await log.read({ after: String(from) });
  expect(
    updates.map(({ sequence }) => sequence),
    said,
  ).toEqual(updates.map((_, n) => from + n + 1));
  expect(new Set(updates.map(({ updateId }) => updateId)).size, said).toBe(updates.length);
}
