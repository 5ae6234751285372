import { randomBytes } from "node:crypto";
import { nanoid } from "nanoid";
import * as Y from "yjs";
import { capabilities } from "#domain/api/capabilities.ts";
import { type Contract, routeKeyOf } from "#domain/api/contract.ts";
import { maxBodyBytes } from "#domain/api/updates.ts";
import { contentHash, contentVersion } from "#domain/play/document/document.ts";
import { matrix } from "#tests/security/matrix.ts";
import { enlarge } from "./enlarge.ts";

/** One account's way through the routes. */
export interface AbuseRound {
  readonly userId: string;
  /** The same in each round: a free account can't have many. */
  readonly playId: string;
  /** A new address for each round, because mails to one address are limited. */
  readonly name: string;
  /** The link that the round before created. */
  readonly token: string;
}

export interface AbusiveRequest {
  readonly routeKey: string;
  /** `usual` as a browser sends it, or `edge` with everything as large as it may be. */
  readonly size: "usual" | "edge";
  readonly path: string;
  readonly body: string | undefined;
}

const contracts = new Map<string, Contract>(
  Object.values(capabilities)
    .flat()
    .map((contract: Contract) => [routeKeyOf(contract), contract]),
);

/** These would end the account or its session, so they come last, after everything that is measured. */
const ending = ["DELETE /api/account", "POST /api/devices/{deviceId}/sign-out"];

export const routeKeys = Object.keys(matrix).filter(
  (routeKey) => contracts.has(routeKey) && !ending.includes(routeKey),
);

/** Bodies with more in them than the matrix needs, and with names that nobody has used. */
const bodies: Readonly<Record<string, (round: AbuseRound) => unknown>> = {
  "POST /api/plays": ({ playId, userId }) => ({ playId, owner: userId, title: "Mine" }),
  "POST /api/plays/{playId}/duplicate": () => ({ playId: nanoid(), title: "Twice" }),
  "POST /api/plays/{playId}/shares": (round) => ({
    ...(matrix["POST /api/plays/{playId}/shares"]?.body?.(askingIn(round)) as object),
    shareId: nanoid(16),
  }),
  "PUT /api/devices/{deviceId}": ({ playId }) => ({
    browser: "Chrome on Android",
    waiting: [{ playId, title: "Mine", changes: 1 }],
  }),
  "PUT /api/plays/{playId}/questions": () => ({ questions: [{ id: "one", text: "Why?" }] }),
  "PATCH /api/profile": () => ({ pen_name: "Somebody", bio: "x", address: "x", agent: "x" }),
  "POST /api/activity": (round) => [matrix["POST /api/activity"]?.body?.(askingIn(round))],
  "POST /api/sign-in-links": ({ name }) => ({ email: `${name}@ghostlight.test` }),
  "POST /api/recovery": ({ name }) => ({ email: `${name}@ghostlight.test`, password: "guessed", code: "0000" }),
};

/** What can't be made larger as text. */
const edges: Readonly<Record<string, (round: AbuseRound) => unknown>> = {
  "POST /api/plays/{playId}/updates": () => updateOf(largeUpdate),
  "POST /api/plays/{playId}/check": () => ({
    ...{ sequence: 1, version: contentVersion, hash: contentHash(otherPlay) },
    proof: { body: Buffer.from(Y.encodeStateAsUpdate(otherPlay)).toString("base64") },
  }),
};

const usuals: Readonly<Record<string, (round: AbuseRound) => unknown>> = {
  "POST /api/plays/{playId}/updates": () => updateOf(smallUpdate),
};

/** Twice as large as what's stored of the longest plays, and nothing in it can be compressed. */
const largeUpdate = textUpdate(Math.floor((maxBodyBytes * 3) / 4) - 200);
const smallUpdate = textUpdate(200);
/** A play that the server doesn't have: whoever writes a client of their own can prove anything about it. */
const otherPlay = new Y.Doc();
Y.applyUpdate(otherPlay, textUpdate(50));

function textUpdate(length: number): Uint8Array {
  const doc = new Y.Doc();
  doc.getMap("notes").set(
    "note",
    randomBytes(Math.ceil(length / 2))
      .toString("hex")
      .slice(0, length),
  );
  return Y.encodeStateAsUpdate(doc);
}

const updateOf = (update: Uint8Array) => ({
  ...{ after: 0, updateId: nanoid(), device: "some-device" },
  body: Buffer.from(update).toString("base64"),
});

const askingIn = ({ userId, playId }: AbuseRound) => ({ role: "free" as const, userId, playId });

/** Returns a request of this route, of this size. */
export function requestOf(routeKey: string, size: AbusiveRequest["size"], round: AbuseRound): AbusiveRequest {
  const [method = "", template = ""] = routeKey.split(" ");
  const { params = {}, query } = matrix[routeKey] ?? {};
  const values: Readonly<Record<string, string>> = {
    ...{ ...params, playId: round.playId, token: round.token },
    ...(method === "PUT" && { deviceId: nanoid(12) }),
  };
  const path = template.replace(/\{(\w+)\}/g, (_, name) => values[name] ?? "none");
  return { routeKey, size, path: `${path}${query ? `?${query}` : ""}`, body: bodyOf(routeKey, size, round) };
}

function bodyOf(routeKey: string, size: AbusiveRequest["size"], round: AbuseRound): string | undefined {
  const edge = size === "edge" ? edges[routeKey] : undefined;
  if (edge) return JSON.stringify(edge(round));
  const given = (usuals[routeKey] ?? bodies[routeKey])?.(round) ?? matrix[routeKey]?.body?.(askingIn(round));
  if (given === undefined || size === "usual") return given === undefined ? undefined : JSON.stringify(given);
  const large = enlargedOf(routeKey, given);
  return JSON.stringify(Array.isArray(large) ? large : { ...large, ...namesIn(given) });
}

const enlarged = new Map<string, unknown>();

/** Enlarging takes long, and the same request of the next round is as large. */
function enlargedOf(routeKey: string, given: unknown): object {
  const schema = contracts.get(routeKey)?.body;
  const large = enlarged.get(routeKey) ?? (schema ? enlarge(schema, given) : given);
  enlarged.set(routeKey, large);
  return large as object;
}

/** Names that must be new in each request. */
const namesIn = (given: unknown): object =>
  Object.fromEntries(
    Object.entries(given as object).filter(([name]) => /^(playId|shareId|owner|email|updateId)$/.test(name)),
  );
