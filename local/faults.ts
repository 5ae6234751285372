import * as z from "zod";

/** An order to fail: the next so many requests to a service. None takes the order back. */
export const fault = z.object({
  /**
   * `api`, `cognito` and `site` are what a browser asks for. `table` and `pool` are DynamoDB and Cognito as functions
   * call them, and take effect between the function and the stand-in.
   */
  service: z.enum(["api", "cognito", "site", "table", "pool", "monitoring", "stripe", "webhook", "hubspot"]),
  /** 207 is HubSpot's alone: every other contact of the next batch is not taken. */
  kind: z.enum(["429", "500", "503", "207", "slow", "cut"]),
  times: z.int().min(0).max(1_000_000),
});
export type Fault = z.output<typeof fault>;

export interface Faults {
  readonly order: (fault: Fault) => void;
  /** What is to become of this request; counts it. */
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
