import type { AutomationAction, AutomationStep } from "#domain/api/automation.ts";
import { counted, formatNumber } from "./format.ts";

interface ActionWords {
  readonly label: string;
  readonly text: string;
  /** What the toasts say; those of the five set-up actions are the specification's. */
  readonly done: string;
  readonly failed: string;
}

const actions: Readonly<Record<AutomationAction["action"], ActionWords>> = {
  segment_users: {
    label: "Segment users",
    text: "Lists of contacts by subscription and by activity.",
    done: "User segmentation completed successfully",
    failed: "Failed to segment users",
  },
  sync_deal_pipeline: {
    label: "Sync deal pipeline",
    text: "A pipeline whose stages follow the subscriptions, and a deal for each subscriber.",
    done: "Deal pipeline synced successfully",
    failed: "Failed to sync deal pipeline",
  },
  create_workflows: {
    label: "Create workflows",
    text: "The workflows that contacts can be enrolled in.",
    done: "CRM workflows created successfully",
    failed: "Failed to create workflows",
  },
  create_email_templates: {
    label: "Create e-mail templates",
    text: "Marketing e-mails as drafts. Nothing is sent.",
    done: "CRM email templates created successfully",
    failed: "Failed to create email templates",
  },
  setup_complete_automation: {
    label: "Set up everything",
    text: "Every step there is, in order. What is as it should be is left alone, so it can be run again at any time.",
    done: "Complete CRM automation setup completed successfully",
    failed: "Failed to setup complete automation",
  },
  trigger_workflow: {
    label: "Enrol a contact",
    text: "Puts the contact with this address into a workflow.",
    done: "Workflow triggered successfully",
    failed: "Failed to trigger workflow",
  },
  create_hubspot_form: {
    label: "Create a form",
    text: "The same name again changes the form that has it.",
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
  enrolment: "Enrolment",
};

/** The contact system, as administrators set it up. */
export const automationWords = {
  title: "CRM automation",
  lead: "What Ghostlight keeps at HubSpot. Every action can be run again: it changes only what is not as it should be.",
  actions,
  steps,
  run: "Run",
  running: "Running",
  oneByOne: "Step by step: this can take half a minute.",
  runSetup: "Set up everything",
  setup: "Complete set-up",
  single: "One thing at a time",
  results: "Last result",
  noResults: "Nothing has been run in this tab yet.",
  states: { done: "Done", failed: "Failed", "not-begun": "Not begun", running: "In turn" },
  step: "Step",
  state: "State",
  created: "Created",
  changed: "Changed",
  unchanged: "Unchanged",
  ids: "HubSpot’s numbers",
  names: (count: number) => counted(count, "name", "names"),
  moreDeals: (rounds: number) => `${counted(rounds, "part", "parts")} of the deals done, more to come …`,
  workflow: {
    id: "Workflow number",
    idHint: "As it stands in the address of the workflow’s page at HubSpot.",
    digits: "A workflow’s number, digits only.",
    email: "Contact’s e-mail",
    noEmail: "Enter the contact’s e-mail address.",
    properties: "Contact properties (optional)",
    propertiesHint: "One per line: name = value. They are written to the contact before it is enrolled.",
    badProperty: (line: number) => `Line ${line}: write a property name, an equals sign and a value, each name once.`,
    submit: "Enrol",
  },
  form: {
    name: "Name",
    noName: "Give the form a name.",
    fields: "Fields besides the e-mail address",
    submitText: "Text of the button",
    thanks: "Shown when it was sent",
    needed: "This cannot be empty.",
    submit: "Create form",
    fieldLabels: {
      email: "E-mail",
      firstname: "First name",
      lastname: "Last name",
      message: "Message",
    },
    start: { submitText: "Send", thanks: "Thank you. We will be in touch." },
  },
  syncs: {
    title: "Contact updates that failed",
    lead: "What HubSpot refused, or did not take at any of many tries.",
    loading: "Reading …",
    loadFailed: "The failed updates could not be loaded.",
    tryAgain: "Try again",
    none: "None. Everything has been delivered or is on its way.",
    waiting: (count: number) => `${counted(count, "update waits", "updates wait")} for the next try.`,
    who: "Person",
    what: "Update",
    since: "Waiting since",
    attempts: "Tries",
    why: "What HubSpot said",
    contact: "Contact",
    replay: "Replay",
    replayOf: (name: string) => `Replay the update of ${name}`,
    replayAll: "Replay all",
    replaying: (count: number) => `${formatNumber(count)} replayed`,
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
        gone > 0 && `${formatNumber(gone)} needed no more`,
      ]
        .filter(Boolean)
        .join(", "),
    failed: "The updates could not be replayed.",
  },
} as const;
