import type { AutomationAction, AutomationStep } from "#domain/api/automation.ts";
import { counted, formatNumber } from "./format.ts";
import { translated } from "./translation.ts";

interface ActionWords {
  readonly label: string;
  readonly text: string;
  /** The toast. For the five setup actions, the specification fixes the text. */
  readonly done: string;
  readonly failed: string;
}

const actions: Readonly<Record<AutomationAction["action"], ActionWords>> = {
  segment_users: {
    label: "Segment users",
    text: "Creates lists of contacts by subscription and activity.",
    done: "User segmentation completed successfully",
    failed: "Failed to segment users",
  },
  sync_deal_pipeline: {
    label: "Sync deal pipeline",
    text: "Creates a pipeline with a stage for each subscription status, and a deal for each subscriber.",
    done: "Deal pipeline synced successfully",
    failed: "Failed to sync deal pipeline",
  },
  create_workflows: {
    label: "Create workflows",
    text: "Creates the workflows that contacts can be enrolled in.",
    done: "CRM workflows created successfully",
    failed: "Failed to create workflows",
  },
  create_email_templates: {
    label: "Create e-mail templates",
    text: "Creates marketing e-mails as drafts. Nothing is sent.",
    done: "CRM email templates created successfully",
    failed: "Failed to create email templates",
  },
  setup_complete_automation: {
    label: "Set up everything",
    text: "Runs every step in order. It skips whatever is already set up, so you can run it again at any time.",
    done: "Complete CRM automation setup completed successfully",
    failed: "Failed to setup complete automation",
  },
  trigger_workflow: {
    label: "Enroll a contact",
    text: "Adds the contact with this address to a workflow.",
    done: "Workflow triggered successfully",
    failed: "Failed to trigger workflow",
  },
  create_hubspot_form: {
    label: "Create a form",
    text: "If a form with this name exists, this updates it.",
    done: "Form created successfully",
    failed: "Failed to create form",
  },
};

const steps: Readonly<Record<AutomationStep, string>> = {
  properties: "Contact properties",
  events: "Events",
  form: "Form",
  segments: "Segments",
  workflows: "Workflows",
  templates: "E-mail templates",
  pipeline: "Deal pipeline",
  deals: "Deals",
  enrolment: "Enrollment",
};

/** Setting up HubSpot, on the administrators' screen. */
export const automationWords = translated("automationWords", {
  title: "CRM automation",
  lead: "Sets up HubSpot for Ghostlight. You can run every action again; it only changes what's out of date.",
  actions,
  steps,
  run: "Run",
  running: "Running…",
  oneByOne: "This can take 30 seconds.",
  runSetup: "Set up everything",
  setup: "Complete setup",
  single: "Single actions",
  results: "Last result",
  noResults: "No actions have been run in this tab yet.",
  states: { done: "Done", failed: "Failed", "not-begun": "Not started", running: "Running" },
  step: "Step",
  state: "Status",
  created: "Created",
  changed: "Updated",
  unchanged: "Unchanged",
  ids: "HubSpot IDs",
  names: (count: number) => counted(count, "name", "names"),
  moreDeals: (rounds: number) => `${counted(rounds, "batch", "batches")} of deals done, more to come…`,
  workflow: {
    id: "Workflow ID",
    idHint: "You'll find it in the address of the workflow's page in HubSpot.",
    digits: "Enter the workflow ID, digits only.",
    email: "Contact's e-mail",
    noEmail: "Enter the contact's e-mail address.",
    properties: "Contact properties (optional)",
    propertiesHint: "One per line: name = value. They're saved to the contact before it's enrolled.",
    badProperty: (line: number) =>
      `Line ${formatNumber(line)}: enter a property name, an equals sign, and a value. Use each name only once.`,
    submit: "Enroll",
  },
  form: {
    name: "Name",
    noName: "Give the form a name.",
    fields: "Fields in addition to e-mail",
    submitText: "Button text",
    thanks: "Message after sending",
    needed: "This can't be empty.",
    submit: "Create form",
    fieldLabels: {
      email: "E-mail",
      firstname: "First name",
      lastname: "Last name",
      message: "Message",
    },
    start: { submitText: "Send", thanks: "Thank you. We'll be in touch." },
  },
  syncs: {
    title: "Contact updates that failed",
    lead: "Updates that HubSpot rejected or that failed after several attempts.",
    loading: "Loading…",
    loadFailed: "We couldn't load the failed updates.",
    tryAgain: "Try again",
    none: "None. All updates have been delivered or are on their way.",
    waiting: (count: number) => `${counted(count, "update is", "updates are")} waiting for the next attempt.`,
    who: "Person",
    what: "Update",
    since: "Waiting since",
    attempts: "Attempts",
    why: "HubSpot's response",
    contact: "Contact",
    replay: "Send again",
    replayOf: (name: string) => `Send the update for ${name} again`,
    replayAll: "Send all again",
    replaying: (count: number) => `${formatNumber(count)} sent again`,
    more: "Show more",
    outcome: ({
      delivered,
      waiting,
      failed,
      gone,
    }: Readonly<Record<"delivered" | "waiting" | "failed" | "gone", number>>) =>
      [
        `${formatNumber(delivered)} delivered`,
        waiting > 0 && `${formatNumber(waiting)} waiting`,
        failed > 0 && `${formatNumber(failed)} failed again`,
        gone > 0 && `${formatNumber(gone)} no longer needed`,
      ]
        .filter(Boolean)
        .join(", "),
    failed: "We couldn't send the updates again.",
  },
});
