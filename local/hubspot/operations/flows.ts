import * as z from "zod";
import { filterBranchSchema, isMember, propertiesIn } from "../filters.ts";
import { conflict, invalid, notFound } from "../HubspotError.ts";
import {
  created,
  type HubspotContext,
  type HubspotOperation,
  noContent,
  ok,
  read,
  resultPageOf,
  stamped,
} from "../hubspotOperation.ts";
import type { CrmObject, HubspotFlow } from "../records.ts";
import { invalidProperties, propertiesOf } from "../values.ts";

/** "Set a property" is the only action that the app uses. */
const action = z.strictObject({
  type: z.literal("SINGLE_CONNECTION"),
  actionId: z.string(),
  actionTypeId: z.literal("0-5"),
  actionTypeVersion: z.literal(0),
  fields: z.strictObject({
    property_name: z.string(),
    value: z.strictObject({ type: z.literal("STATIC_VALUE"), staticValue: z.string() }),
  }),
  connection: z.strictObject({ edgeType: z.literal("STANDARD"), nextActionId: z.string() }).optional(),
});

const definition = {
  type: z.literal("CONTACT_FLOW"),
  flowType: z.literal("WORKFLOW"),
  objectTypeId: z.literal("0-1"),
  name: z.string().min(1),
  description: z.string().optional(),
  isEnabled: z.boolean(),
  startActionId: z.string(),
  nextAvailableActionId: z.string(),
  actions: z.array(action).min(1),
  enrollmentCriteria: z.strictObject({
    type: z.literal("LIST_BASED"),
    shouldReEnroll: z.boolean(),
    unEnrollObjectsNotMeetingCriteria: z.boolean(),
    listFilterBranch: filterBranchSchema,
    reEnrollmentTriggersFilterBranches: z.array(z.never()),
  }),
  canEnrollFromSalesforce: z.boolean(),
  timeWindows: z.array(z.never()),
  blockedDates: z.array(z.never()),
  customProperties: z.record(z.string(), z.string()),
  suppressionListIds: z.array(z.int()),
};

const flowCreate = z.strictObject(definition);
const flowUpdate = z.strictObject({ ...definition, revisionId: z.string() });
type FlowBody = z.output<typeof flowCreate>;

const idMapping = z.strictObject({
  inputs: z
    .array(z.strictObject({ type: z.literal("FLOW_ID"), flowId: z.string() }))
    .min(1)
    .max(100),
});

function assertPropertiesExist(context: HubspotContext, { actions, enrollmentCriteria }: FlowBody): void {
  const known = propertiesOf(context, "contacts");
  const set = Object.fromEntries(actions.map(({ fields }) => [fields.property_name, fields.value.staticValue]));
  const asked = Object.fromEntries(propertiesIn(enrollmentCriteria.listFilterBranch).map((name) => [name, ""]));
  const wrong = invalidProperties(known, { ...asked, ...set });
  if (wrong.length > 0)
    throw invalid(
      "The workflow is not valid",
      wrong.map(({ error, message }) => ({ code: error, message })),
    );
}

const bodyOf = ({ definition }: HubspotFlow): FlowBody => flowCreate.parse(definition);

const shown = ({ id, revisionId, definition, createdAt, updatedAt }: HubspotFlow) => ({
  ...definition,
  id,
  revisionId: String(revisionId),
  createdAt,
  updatedAt,
});

/**
 * Enrolls a contact in each active workflow whose criteria it meets now but didn't meet before, and runs the workflow's
 * actions. Criteria that change with time alone are checked when the contact is next written.
 */
export function enrollIfQualified(context: HubspotContext, contact: CrmObject, before: CrmObject | undefined): void {
  for (const flow of context.records.list("flow").filter(({ isEnabled }) => isEnabled)) {
    const { listFilterBranch } = bodyOf(flow).enrollmentCriteria;
    const qualifies = ({ properties }: CrmObject) => isMember(listFilterBranch, properties, context.now);
    if (qualifies(contact) && !(before && qualifies(before))) enroll(context, flow, contact);
  }
}

function enroll({ records, now }: HubspotContext, flow: HubspotFlow, { id: contact }: CrmObject): void {
  const { actions, enrollmentCriteria } = bodyOf(flow);
  const id = `${flow.id}/${contact}`;
  if (records.find("enrolment", id) && !enrollmentCriteria.shouldReEnroll) return;
  records.put({ kind: "enrolment", id, flow: flow.id, contact, createdAt: now.toISOString() });
  const set = Object.fromEntries(actions.map(({ fields }) => [fields.property_name, fields.value.staticValue]));
  const latest = records.get("object", contact);
  records.put({ ...latest, properties: { ...latest.properties, ...set } });
}

export const flowOperations: Readonly<Record<string, HubspotOperation>> = {
  "GET /automation/v4/flows": ({ records }, { query }) => {
    const short = ({ id, name, isEnabled, revisionId }: HubspotFlow) => ({
      id,
      name,
      isEnabled,
      revisionId: String(revisionId),
    });
    return ok(resultPageOf(records.list("flow").map(short), query));
  },
  "GET /automation/v4/flows/{id}": ({ records }, { params }) => ok(shown(records.get("flow", params.id ?? ""))),
  "POST /automation/v4/flows": (context, { body }) => {
    const given = read(flowCreate, body);
    assertPropertiesExist(context, given);
    const { name, isEnabled } = given;
    const workflowId = Number(context.records.nextNumber());
    const id = context.records.nextNumber();
    const flow = { id, workflowId, revisionId: 1, name, isEnabled, definition: given, ...stamped(context) };
    return created(shown(context.records.put({ kind: "flow", ...flow })));
  },
  "PUT /automation/v4/flows/{id}": (context, { params, body }) => {
    const { revisionId, ...given } = read(flowUpdate, body);
    assertPropertiesExist(context, given);
    const before = context.records.get("flow", params.id ?? "");
    if (revisionId !== String(before.revisionId)) throw conflict("The workflow has been changed since it was read");
    const { name, isEnabled } = given;
    const { updatedAt } = stamped(context);
    const after = { name, isEnabled, definition: given, updatedAt, revisionId: before.revisionId + 1 };
    return ok(shown(context.records.put({ ...before, ...after })));
  },
  "POST /automation/v4/workflow-id-mappings/batch/read": ({ records }, { body }) => {
    const { inputs } = read(idMapping, body);
    const flows = inputs.flatMap(({ flowId }) => records.find("flow", flowId) ?? []);
    const results = flows.map(({ id, workflowId }) => ({ flowId: Number(id), workflowId }));
    return { status: flows.length === inputs.length ? 200 : 207, body: { status: "COMPLETE", results } };
  },
  "POST /automation/v2/workflows/{workflowId}/enrollments/contacts/{email}": (context, { params }) => {
    const flow = context.records.list("flow").find(({ workflowId }) => String(workflowId) === params.workflowId);
    const contact = context.records
      .list("object")
      .find(
        ({ objectType, properties }) => objectType === "contacts" && properties.email === params.email?.toLowerCase(),
      );
    if (!flow || !contact) throw notFound(flow ? "Contact" : "Workflow");
    if (!flow.isEnabled) throw invalid("The workflow is not active");
    enroll(context, flow, contact);
    return noContent;
  },
};
