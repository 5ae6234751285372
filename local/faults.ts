import * as z from "zod";

/** An order to fail the next requests to a service. A count of zero cancels the order. */
export const fault = z.object({
  /**
   * `api`, `cognito` and `site` are what a browser calls. `table` and `pool` are DynamoDB and Cognito as functions call
   * them; they take effect between the function and the stand-in.
   */
  service: z.enum(["api", "cognito", "site", "table", "pool", "monitoring", "stripe", "webhook", "hubspot"]),
  /** 207 is for HubSpot only: every second contact of the next batch is rejected. */
  kind: z.enum(["429", "500", "503", "207", "slow", "cut"]),
  times: z.int().min(0).max(1_000_000),
});
export type Fault = z.output<typeof fault>;

export interface Faults {
  readonly order: (fault: Fault) => void;
  /** Returns the fault for this request, if any, and counts it. */
  readonly take: (service: Fault["service"]) => Fault["kind"] | undefined;
  readonly list: () => readonly Fault[];
}

export function openFaults(): Faults {
  const orders = new Map<Fault["service"], Fault>();
  return {
    order: (fault) => {
      if (fault.times === 0) orders.delete(fault.service);
      else orders.set(fault.service, fault);
    },
    take: (service) => {
      const order = orders.get(service);
      if (!order) return undefined;
      if (order.times === 1) orders.delete(service);
      else orders.set(service, { ...order, times: order.times - 1 });
      return order.kind;
    },
    list: () => [...orders.values()],
  };
}
