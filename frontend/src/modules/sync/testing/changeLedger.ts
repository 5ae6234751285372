import * as Y from "yjs";

/** Some changes of one Yjs client: those from a number on, up to another. */
interface ChangeRange {
  readonly client: number;
  readonly from: number;
  readonly to: number;
}

/** Which changes were written somewhere. Deletions have no numbers of their own. */
export class ChangeLedger {
  readonly #ranges: ChangeRange[] = [];
  readonly #ends = new Map<number, number>();

  add(update: Uint8Array): void {
    const { from, to } = Y.parseUpdateMeta(update);
    for (const [client, end] of to) {
      this.#ranges.push({ client, from: from.get(client) ?? 0, to: end });
      this.#ends.set(client, Math.max(end, this.#ends.get(client) ?? 0));
    }
  }

  /** Returns the clients of which a document has changes that aren't here. */
  clientsAheadIn({ store }: Y.Doc): readonly number[] {
    return [...store.clients.keys()].filter((client) => Y.getState(store, client) > (this.#ends.get(client) ?? 0));
  }

  /** Returns the clients of which a document lacks changes that are here. */
  clientsMissingIn({ store }: Y.Doc): readonly number[] {
    return [...this.#ends].filter(([client, end]) => Y.getState(store, client) < end).map(([client]) => client);
  }

  /** Returns the clients of which a change is here more than once. */
  doubledClients(): readonly number[] {
    const sorted = this.#ranges.toSorted((one, other) => one.client - other.client || one.from - other.from);
    const doubled = sorted.filter((range, index) => {
      const before = sorted[index - 1];
      return before?.client === range.client && before.to > range.from;
    });
    return [...new Set(doubled.map(({ client }) => client))];
  }
}
