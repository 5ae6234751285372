import * as z from "zod";

/** An order to fail the next requests to a service. A count of zero cancels the order. */
export const fault = z.object({
  /**
   * `api`, `cognito` and `site` are what a browser calls. `table` and `pool` are DynamoDB and Cognito as functions call
   * them; they take effect between the function and the stand-in.
   */
  service: z.enum(["api", "cognito", "site", "table", "pool", "monitoring", "stripe", "webhook", "hubspot"]),
  /**
   * 207 is for HubSpot only: every second contact of the next batch is rejected. 409 is for the table only: a write conflicts
   * with a transaction. `late` is for the table only: a query of its index misses what was written in the last two seconds.
   */
  kind: z.enum(["429", "500", "503", "207", "409", "late", "slow", "cut"]),
  times: z.int().min(0).max(1_000_000),
  /** Which share of the requests fails, chosen at random; all of them by default. */
  share: z.number().min(0).max(1).optional(),
});
export type Fault = z.output<typeof fault>;

/** What a call does with the table, because some faults need a certain call. */
export interface TableCall {
  readonly isWrite: boolean;
  readonly readsIndex: boolean;
}

export interface Faults {
  readonly order: (fault: Fault) => void;
  /** Returns the fault for this request, if any, and counts it. */
  readonly take: (service: Fault["service"], call?: TableCall) => Fault["kind"] | undefined;
  readonly list: () => readonly Fault[];
}

export function openFaults(): Faults {
  const orders = new Map<Fault["service"], Fault>();
  return {
    order: (fault) => {
      if (fault.times === 0) orders.delete(fault.service);
      else orders.set(fault.service, fault);
    },
    take: (service, call) => {
      const order = orders.get(service);
      if (!order || !concerns(order.kind, call) || Math.random() >= (order.share ?? 1)) return undefined;
      if (order.times === 1) orders.delete(service);
      else orders.set(service, { ...order, times: order.times - 1 });
      return order.kind;
    },
    list: () => [...orders.values()],
  };
}

function concerns(kind: Fault["kind"], call: TableCall | undefined): boolean {
  if (kind === "409") return call?.isWrite ?? true;
  return kind !== "late" || (call?.readsIndex ?? false);
}
