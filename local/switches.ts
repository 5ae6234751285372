import * as z from "zod";
import { type SwitchName, switchedOff, switchedOn, switchNames, switchParameter } from "#domain/api/switches.ts";

/** An order to turn something on or off, as operators do it in the Parameter Store. */
export const switchOrder = z.strictObject({
  switch: z.enum(switchNames),
  position: z.enum([switchedOn, switchedOff]),
});

/** The only stage on a laptop. */
const stage = "main";

const keyOf = (name: SwitchName): string => switchParameter(stage, name);

export function turn(parameters: Map<string, string>, order: z.output<typeof switchOrder>): void {
  parameters.set(keyOf(order.switch), order.position);
}

export const positionsOf = (parameters: ReadonlyMap<string, string>) =>
  Object.fromEntries(switchNames.map((name) => [name, parameters.get(keyOf(name))]));
