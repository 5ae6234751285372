import * as z from "zod";
import { contract } from "./contract.ts";
import { nothing } from "./shapes.ts";

/** A HubSpot property name. */
const propertyName = z.string().regex(/^[a-z][a-z0-9_]{0,99}$/, "Use lowercase letters, digits, and underscores.");

const maxProperties = 50;
const value = z.string().max(2000);

const workflowData = z.strictObject({
  /**
   * HubSpot's ID of the workflow, as `create_workflows` returns it and as it appears in the address of the workflow's
   * page.
   */
  workflowId: z.string().regex(/^\d{1,20}$/, "Enter the workflow ID, digits only."),
  email: z.email().max(254),
  /** Written to the contact before it is enrolled. */
  properties: z
    .record(propertyName, z.union([value, z.number(), z.boolean()]))
    .refine((given) => Object.keys(given).length <= maxProperties, `At most ${maxProperties} properties.`),
});

/** The field types a form may have. */
export const formFieldTypes = ["email", "single_line_text", "multi_line_text", "single_checkbox"] as const;

const formField = z.strictObject({
  /** The contact property that stores the answer. */
  name: propertyName,
  label: z.string().trim().min(1).max(200),
  fieldType: z.enum(formFieldTypes),
  required: z.boolean(),
});

const formData = z.strictObject({
  /** Identifies the form: using the same name again updates the same form. */
  name: z.string().trim().min(1).max(200),
  fields: z.array(formField).min(1).max(30),
  submitText: z.string().trim().min(1).max(100),
  /** Shown in place of the form after it is submitted. */
  thanks: z.string().trim().min(1).max(1000),
});
export type FormData = z.output<typeof formData>;

/** The actions an administrator can run at the CRM. */
export const automationAction = z.discriminatedUnion("action", [
  z.strictObject({ action: z.literal("trigger_workflow"), workflowData }),
  z.strictObject({ action: z.literal("create_hubspot_form"), formData }),
  z.strictObject({ action: z.literal("segment_users") }),
  z.strictObject({
    action: z.literal("sync_deal_pipeline"),
    /** The previous answer's `next`: continues a list that was too long for one request. */
    after: z
      .string()
      .regex(/^\d{1,20}$/)
      .optional(),
  }),
  z.strictObject({ action: z.literal("create_workflows") }),
  z.strictObject({ action: z.literal("create_email_templates") }),
  z.strictObject({ action: z.literal("setup_complete_automation") }),
]);
export type AutomationAction = z.output<typeof automationAction>;

/** The steps that actions consist of, in the order of the complete set-up. */
export const automationSteps = [
  "properties",
  "form",
  "segments",
  "workflows",
  "templates",
  "pipeline",
  "deals",
  "events",
  "enrollment",
] as const;
export type AutomationStep = (typeof automationSteps)[number];

const names = z.array(z.string()).readonly();

/** The result of one step: what it changed, by name. Items that were already correct aren't listed. */
export const stepReport = z.object({
  step: z.enum(automationSteps),
  state: z.enum(["done", "failed", "not-begun"]),
  created: names,
  changed: names,
  unchanged: names,
  /** HubSpot's IDs of the items that this step manages, by name. */
  ids: z.record(z.string(), z.string()),
});
export type StepReport = z.output<typeof stepReport>;

const automationData = z.object({
  /** In the order in which they run. */
  steps: z.array(stepReport).readonly(),
  /** Subscribers whose deals this request didn't reach: call `sync_deal_pipeline` again with this value as `after`. */
  next: z.string().optional(),
});
export type AutomationData = z.output<typeof automationData>;

const automationError = z.object({
  /** `crm-off`: no token is set. `crm-unreachable`: try again later. `crm-refused`: something must be fixed first. */
  code: z.enum(["crm-off", "crm-unreachable", "crm-refused"]),
  /** A sentence that tells the administrator what to do. */
  message: z.string(),
});
export type AutomationError = z.output<typeof automationError>;

/**
 * Runs an action at HubSpot. Repeating it changes nothing. If it fails, `error` says why, and `data` how far it got.
 */
export const runAutomation = contract({
  method: "POST",
  path: "/automation",
  who: "admin",
  params: nothing,
  query: nothing,
  body: automationAction,
  response: z.object({ data: automationData.nullable(), error: automationError.nullable() }),
});
