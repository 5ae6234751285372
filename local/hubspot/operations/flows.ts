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
import { propertiesOf, wrongValues } from "../values.ts";

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

function assertPropertiesExist(desk: HubspotContext, { actions, enrollmentCriteria }: FlowBody): void {
  const known = propertiesOf(desk, "contacts");
  const set = Object.fromEntries(actions.map(({ fields }) => [fields.property_name, fields.value.staticValue]));
  const asked = Object.fromEntries(propertiesIn(enrollmentCriteria.listFilterBranch).map((name) => [name, ""]));
  const wrong = wrongValues(known, { ...asked, ...set });
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
export function enrolWhoQualifies(desk: HubspotContext, contact: CrmObject, before: CrmObject | undefined): void {
  for (const flow of desk.ledger.list("flow").filter(({ isEnabled }) => isEnabled)) {
    const { listFilterBranch } = bodyOf(flow).enrollmentCriteria;
    const qualifies = ({ properties }: CrmObject) => isMember(listFilterBranch, properties, desk.now);
    if (qualifies(contact) && !(before && qualifies(before))) enroll(desk, flow, contact);
  }
}

function enroll({ ledger, now }: HubspotContext, flow: HubspotFlow, { id: contact }: CrmObject): void {
  const { actions, enrollmentCriteria } = bodyOf(flow);
  const id = `${flow.id}/${contact}`;
  if (ledger.find("enrolment", id) && !enrollmentCriteria.shouldReEnroll) return;
  ledger.put({ kind: "enrolment", id, flow: flow.id, contact, createdAt: now.toISOString() });
  const set = Object.fromEntries(actions.map(({ fields }) => [fields.property_name, fields.value.staticValue]));
  const latest = ledger.get("object", contact);
  ledger.put({ ...latest, properties: { ...latest.properties, ...set } });
}

export const flowOperations: Readonly<Record<string, HubspotOperation>> = {
  "GET /automation/v4/flows": ({ ledger }, { query }) => {
    const short = ({ id, name, isEnabled, revisionId }: HubspotFlow) => ({
      id,
      name,
      isEnabled,
      revisionId: String(revisionId),
    });
    return ok(resultPageOf(ledger.list("flow").map(short), query));
  },
  "GET /automation/v4/flows/{id}": ({ ledger }, { params }) => ok(shown(ledger.get("flow", params.id ?? ""))),
  "POST /automation/v4/flows": (desk, { body }) => {
    const given = read(flowCreate, body);
    assertPropertiesExist(desk, given);
    const { name, isEnabled } = given;
    const workflowId = Number(desk.ledger.nextNumber());
    const id = desk.ledger.nextNumber();
    const flow = { id, workflowId, revisionId: 1, name, isEnabled, definition: given, ...stamped(desk) };
    return created(shown(desk.ledger.put({ kind: "flow", ...flow })));
  },
  "PUT /automation/v4/flows/{id}": (desk, { params, body }) => {
    const { revisionId, ...given } = read(flowUpdate, body);
    assertPropertiesExist(desk, given);
    const before = desk.ledger.get("flow", params.id ?? "");
    if (revisionId !== String(before.revisionId)) throw conflict("The workflow has been changed since it was read");
    const { name, isEnabled } = given;
    const { updatedAt } = stamped(desk);
    const after = { name, isEnabled, definition: given, updatedAt, revisionId: before.revisionId + 1 };
    return ok(shown(desk.ledger.put({ ...before, ...after })));
  },
  "POST /automation/v4/workflow-id-mappings/batch/read": ({ ledger }, { body }) => {
    const { inputs } = read(idMapping, body);
    const flows = inputs.flatMap(({ flowId }) => ledger.find("flow", flowId) ?? []);
    const results = flows.map(({ id, workflowId }) => ({ flowId: Number(id), workflowId }));
    return { status: flows.length === inputs.length ? 200 : 207, body: { status: "COMPLETE", results } };
  },
  "POST /automation/v2/workflows/{workflowId}/enrollments/contacts/{email}": (desk, { params }) => {
    const flow = desk.ledger.list("flow").find(({ workflowId }) => String(workflowId) === params.workflowId);
    const contact = desk.ledger
      .list("object")
      .find(
        ({ objectType, properties }) => objectType === "contacts" && properties.email === params.email?.toLowerCase(),
      );
    if (!flow || !contact) throw notFound(flow ? "Contact" : "Workflow");
    if (!flow.isEnabled) throw invalid("The workflow is not active");
    enroll(desk, flow, contact);
    return noContent;
  },
};
