import * as z from "zod";
import { type HubspotOperation, ok, read } from "../hubspotOperation.ts";

const one = z.strictObject({ id: z.string() });
const batch = z.strictObject({
  inputs: z
    .array(z.strictObject({ from: one, to: one }))
    .min(1)
    .max(100),
});

export const associationOperations: Readonly<Record<string, HubspotOperation>> = {
  "POST /crm/v4/associations/deals/contacts/batch/associate/default": ({ records }, { body }) => {
    const { inputs } = read(batch, body);
    const results = inputs.map(({ from, to }) => {
      const deal = records.get("object", from.id).id;
      const contact = records.get("object", to.id).id;
      records.put({ kind: "association", id: `${deal}/${contact}`, deal, contact });
      return { from, to, associationSpec: { associationCategory: "HUBSPOT_DEFINED", associationTypeId: 3 } };
    });
    return ok({ status: "COMPLETE", results });
  },
};
