import { createHash } from "node:crypto";
import { CognitoIdentityProviderClient } from "@aws-sdk/client-cognito-identity-provider";
import { BatchWriteCommand, paginateScan } from "@aws-sdk/lib-dynamodb";
import { nanoid } from "nanoid";
import * as Y from "yjs";
import { apiBase } from "#domain/api/contract.ts";
import { documentOf } from "#domain/play/document/document.ts";
import { encodeUpdate, type UpdateBody } from "#domain/play/updateEncoding.ts";
import { plainLink } from "#lambdas/services/site/plainLink.ts";
import { createTableHandle, type Table } from "#lambdas/stores/table.ts";
import { ghostlight } from "#lib/ghostlight.ts";
import { mainStage } from "#lib/stage.ts";
import { signInToApi } from "#local/demonstration/signInToApi.ts";
import { type Stack, startStack } from "#local/stack.ts";
import { generatePlay } from "#tests/support/generatePlay.ts";
import { createTable } from "#tests/support/table.ts";
import { temporaryFolder } from "#tests/support/temporaryFolder.ts";

const root = new URL("../..", import.meta.url).pathname;

export interface DrillAnswer {
  readonly status: number;
  // biome-ignore lint/suspicious/noExplicitAny: each test knows what it asked for.
  readonly body: any;
}

export interface Writer {
  readonly email: string;
  readonly password: string;
  readonly userId: string;
}

/** A Ghostlight that's stopped and started again with another table, as a deployment does. */
export async function openDrillStage() {
  const [dataFolder, assembly] = [temporaryFolder(), temporaryFolder()];
  const show = (line: string) => console.error(line);
  let stack: Stack = await startStack({ root, dataFolder, port: 0, show });
  return {
    stack: () => stack,
    stop: () => stack.stop(),
    /** Synthesizes the stage with a restored table, and starts it. */
    deployWith: async (restoredTable: string) => {
      await stack.stop();
      ghostlight({ root, stage: mainStage("drill", { restoredTable }), outdir: assembly }).synth();
      stack = await startStack({ root, dataFolder, port: 0, assembly, show });
    },
    table: (name: string): Table => createTableHandle(stack.standIns.table.client, name),
    liveTable: (): Table => createTableHandle(stack.standIns.table.client, stack.standIns.table.name),
    userPool: () =>
      new CognitoIdentityProviderClient({
        endpoint: stack.standIns.cognito.endpoint,
        region: "eu-west-1",
        credentials: { accessKeyId: "drill", secretAccessKey: "drill" },
      }),
    poolId: () => new URL(stack.standIns.cognito.issuer).pathname.slice(1),
  };
}
export type DrillStage = Awaited<ReturnType<typeof openDrillStage>>;

/** Copies a table with every item, as a restore to a point in time does. */
export async function copyTable(from: Table, name: string): Promise<Table> {
  const to = { ...from, name };
  await createTable(to);
  for await (const { Items = [] } of paginateScan({ client: from.client }, { TableName: from.name })) {
    for (let start = 0; start < Items.length; start += 25) {
      const requests = Items.slice(start, start + 25).map((Item) => ({ PutRequest: { Item } }));
      await to.client.send(new BatchWriteCommand({ RequestItems: { [name]: requests } }));
    }
  }
  return to;
}

export function newDrillWriter({ stack }: DrillStage, name: string): Writer {
  const email = `${name}@ghostlight.test`;
  const password = `${name} writes plays`;
  return { email, password, userId: stack().standIns.cognito.ensureAccount({ email, password, name }) };
}

/** Signs a writer in, and returns their calls of the API. */
export async function signInWriter({ stack }: DrillStage, writer: Writer) {
  const { accessToken } = await signInToApi(stack().origin, writer.email, writer.password);
  const ask = async (method: string, path: string, body?: object): Promise<DrillAnswer> => {
    const response = await fetch(`${stack().origin}${apiBase}${path}`, {
      method,
      headers: { authorization: `Bearer ${accessToken}`, "content-type": "application/json" },
      ...(body && { body: JSON.stringify(body) }),
    });
    return { status: response.status, body: await response.json() };
  };
  return { ...writer, ask };
}
export type SignedInWriter = Awaited<ReturnType<typeof signInWriter>>;

/** Reads a share link as somebody without an account. */
export async function readLink({ stack }: DrillStage, token: string): Promise<DrillAnswer> {
  const response = await fetch(`${stack().origin}${apiBase}/shared/${token}`);
  return { status: response.status, body: await response.json() };
}

/** A play of one writer as a device holds it. */
export interface DrillPlay {
  readonly playId: string;
  readonly doc: Y.Doc;
  /** The last number that the device knows. */
  after: number;
}

/** Writes a new play and saves it. */
export async function writePlay(writer: SignedInWriter, seed: number): Promise<DrillPlay> {
  const play = { playId: `drill-${nanoid(12)}`, doc: documentOf(generatePlay({ seed, speeches: 20 })), after: 0 };
  await succeed(writer.ask("POST", "/plays", { playId: play.playId, owner: writer.userId, title: `Play ${seed}` }));
  await send(writer, play, Y.encodeStateAsUpdate(play.doc));
  return play;
}

/** Adds a word to the play on the device, and returns what it added. */
export function addWord({ doc }: DrillPlay, word: string): Uint8Array {
  const before = Y.encodeStateVector(doc);
  doc.getMap("drill").set(word, true);
  return Y.encodeStateAsUpdate(doc, before);
}

export const wordsOf = (doc: Y.Doc): readonly string[] => [...doc.getMap("drill").keys()].sort();

export const updateBody = ({ after }: Pick<DrillPlay, "after">, update: Uint8Array) => ({
  after,
  updateId: nanoid(),
  device: "drill-device",
  ...encodeUpdate(update),
});

export async function send(writer: SignedInWriter, play: DrillPlay, update: Uint8Array): Promise<void> {
  const { sequence } = await succeed(writer.ask("POST", `/plays/${play.playId}/updates`, updateBody(play, update)));
  play.after = sequence;
}

export async function shareOf(writer: SignedInWriter, playId: string): Promise<{ shareId: string; token: string }> {
  return succeed(writer.ask("POST", `/plays/${playId}/shares`, plainLink("Drill")));
}

const textOfUpdate = (update: UpdateBody): string => JSON.stringify(update);

/** Everything that the API returns of a play, each update at the end of a line: a device that opens it gets exactly this. */
export async function bytesOfPlay(writer: SignedInWriter, playId: string): Promise<readonly string[]> {
  const bytes: string[] = [];
  for (let after = 0, part = 0, more = true; more; ) {
    const answer = await succeed(writer.ask("GET", `/plays/${playId}/updates?after=${after}&part=${part}`));
    const { snapshot, updates } = answer;
    more = answer.more;
    if (snapshot) {
      bytes.push(
        `snapshot ${snapshot.sequence}.${snapshot.part} ${textOfUpdate({ body: snapshot.body, deflated: true })}`,
      );
      part = snapshot.part + 1;
      if (part < snapshot.parts) continue;
      [after, part] = [snapshot.sequence, 0];
    }
    for (const { sequence, updateId, ...update } of updates) {
      bytes.push(`${sequence} ${updateId} ${textOfUpdate(update)}`);
      after = sequence;
    }
  }
  return bytes;
}

export const hashOf = (lines: readonly string[]): string => createHash("sha256").update(lines.join("\n")).digest("hex");

export async function succeed(asked: Promise<DrillAnswer>): Promise<DrillAnswer["body"]> {
  const { status, body } = await asked;
  if (status !== 200) throw new Error(`The API answered ${status}: ${JSON.stringify(body)}`);
  return body;
}
