import * as z from "zod";
import { type FilterBranch, filterBranchSchema, isMember, propertiesIn } from "../filters.ts";
import { invalid, notFound } from "../HubspotError.ts";
import { type HubspotContext, type HubspotOperation, ok, read, stamped } from "../hubspotOperation.ts";
import type { CrmObject, List } from "../records.ts";
import { propertiesOf } from "../values.ts";

const listCreate = z.strictObject({
  name: z.string().min(1),
  objectTypeId: z.literal("0-1"),
  processingType: z.literal("DYNAMIC"),
  filterBranch: filterBranchSchema,
});

const filterUpdate = z.strictObject({ filterBranch: filterBranchSchema });

function assertPropertiesExist(context: HubspotContext, branch: FilterBranch): void {
  const known = propertiesOf(context, "contacts").map(({ name }) => name);
  const unknown = propertiesIn(branch).find((name) => !known.includes(name));
  if (unknown)
    throw invalid(`Property "${unknown}" does not exist`, [
      { message: `Property "${unknown}" does not exist`, code: "PROPERTY_DOESNT_EXIST" },
    ]);
}

/** Returns the current members of a list. */
export const membersOf = (
  { records, now }: Pick<HubspotContext, "records" | "now">,
  list: List,
): readonly CrmObject[] => {
  const branch = filterBranchSchema.parse(list.filterBranch);
  return records
    .list("object")
    .filter(({ objectType, properties }) => objectType === "contacts" && isMember(branch, properties, now));
};

const shown = (context: HubspotContext, list: List) => {
  const { kind, id, ...rest } = list;
  return { list: { ...rest, listId: id, processingStatus: "COMPLETE", size: membersOf(context, list).length } };
};

export const listOperations: Readonly<Record<string, HubspotOperation>> = {
  "POST /crm/v3/lists/": (context, { body }) => {
    const given = read(listCreate, body);
    assertPropertiesExist(context, given.filterBranch);
    if (context.records.list("list").some(({ name }) => name === given.name))
      throw invalid(`A list named ${given.name} exists already. List names must be unique.`);
    const list = context.records.put({
      kind: "list",
      id: context.records.nextNumber(),
      ...given,
      listVersion: 1,
      ...stamped(context),
    });
    return ok(shown(context, list));
  },
  "GET /crm/v3/lists/object-type-id/{objectTypeId}/name/{name}": (context, { params, query }) => {
    const found = context.records
      .list("list")
      .find(({ name, objectTypeId }) => name === params.name && objectTypeId === params.objectTypeId);
    if (!found) throw notFound("List");
    const { list } = shown(context, found);
    const { filterBranch: branch, ...rest } = list;
    return ok({ list: query.includeFilters === "true" ? { ...rest, filterBranch: branch } : rest });
  },
  "PUT /crm/v3/lists/{id}/update-list-filters": (context, { params, body }) => {
    const given = read(filterUpdate, body);
    assertPropertiesExist(context, given.filterBranch);
    const before = context.records.get("list", params.id ?? "");
    const { updatedAt } = stamped(context);
    return ok({
      updatedList: shown(
        context,
        context.records.put({ ...before, ...given, updatedAt, listVersion: before.listVersion + 1 }),
      ).list,
    });
  },
};
