import * as encoding from "lib0/encoding";
import * as Y from "yjs";
import { maxUpdateBytes } from "./batchSize.ts";

type Struct = ReturnType<typeof Y.decodeUpdate>["structs"][number];
type Deletions = ReturnType<typeof Y.decodeUpdate>["ds"];

/**
 * Splits an update into several of at most about `limitBytes`. The parts may arrive in any order: Yjs holds back what
 * depends on a missing part. The last part contains the deletions.
 */
export function splitUpdate(update: Uint8Array, limitBytes = maxUpdateBytes): readonly Uint8Array[] {
  if (update.length <= limitBytes) return [update];
  const { structs, ds } = Y.decodeUpdate(update);
  const groups = groupBySize(structs, limitBytes);
  return groups.map((group, index) => encode(group, index === groups.length - 1 ? ds : undefined));
}

function groupBySize(structs: readonly Struct[], limitBytes: number): readonly Struct[][] {
  let group: Struct[] = [];
  let bytes = 0;
  const groups = [group];
  for (const struct of structs) {
    const size = encode([struct], undefined).length;
    if (bytes + size > limitBytes && group.length > 0) {
      group = [];
      bytes = 0;
      groups.push(group);
    }
    group.push(struct);
    bytes += size;
  }
  return groups;
}

/** Yjs's update format v1: per client the number of structs, the client, the first clock, the structs; then the deletions. */
function encode(structs: readonly Struct[], deletions: Deletions | undefined): Uint8Array {
  const encoder = new Y.UpdateEncoderV1();
  const clients = byClient(structs);
  encoding.writeVarUint(encoder.restEncoder, clients.size);
  for (const [client, own] of clients) {
    encoding.writeVarUint(encoder.restEncoder, own.length);
    encoder.writeClient(client);
    encoding.writeVarUint(encoder.restEncoder, own[0]?.id.clock ?? 0);
    for (const struct of own) struct.write(encoder, 0);
  }
  writeDeletions(encoder, deletions);
  return encoder.toUint8Array();
}

function byClient(structs: readonly Struct[]): ReadonlyMap<number, Struct[]> {
  const clients = new Map<number, Struct[]>();
  for (const struct of structs) {
    const own = clients.get(struct.id.client);
    if (own) own.push(struct);
    else clients.set(struct.id.client, [struct]);
  }
  return clients;
}

function writeDeletions(encoder: Y.UpdateEncoderV1, deletions: Deletions | undefined): void {
  const clients = [...(deletions?.clients ?? [])];
  encoding.writeVarUint(encoder.restEncoder, clients.length);
  for (const [client, ranges] of clients) {
    encoding.writeVarUint(encoder.restEncoder, client);
    encoding.writeVarUint(encoder.restEncoder, ranges.length);
    for (const { clock, len } of ranges) {
      encoding.writeVarUint(encoder.restEncoder, clock);
      encoding.writeVarUint(encoder.restEncoder, len);
    }
  }
}
