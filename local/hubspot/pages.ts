import { escapeHtml } from "#lambdas/shared/escapeHtml.ts";
import { type HttpAnswer, jsonAnswer } from "#local/http.ts";
import { page } from "#local/pages/page.ts";
import type { HubspotContext } from "./hubspotOperation.ts";
import { membersOf } from "./operations/lists.ts";

type Seen = Pick<HubspotContext, "ledger" | "now">;

/** HubSpot's data: a page to read, and `.json` for programs. */
export const showHubspotPage = (desk: Seen, rest: string): HttpAnswer =>
  rest === ".json" ? jsonAnswer(200, everything(desk)) : page("HubSpot on this machine", overview(desk));

const everything = (desk: Seen) => {
  const { ledger } = desk;
  const objects = ledger.list("object");
  return {
    contacts: objects.filter(({ objectType }) => objectType === "contacts"),
    deals: objects.filter(({ objectType }) => objectType === "deals"),
    associations: ledger.list("association"),
    properties: ledger.list("property"),
    lists: ledger.list("list").map((list) => ({ ...list, members: membersOf(desk, list).map(({ id }) => id) })),
    pipelines: ledger.list("pipeline"),
    forms: ledger.list("form"),
    workflows: ledger.list("flow"),
    enrolments: ledger.list("enrolment"),
    emails: ledger.list("email"),
    eventDefinitions: ledger.list("eventDefinition"),
    events: ledger.list("event"),
  };
};

type Everything = ReturnType<typeof everything>;

/** The maximum number of rows on a page, newest first. */
const mostRows = 200;

function overview(desk: Seen): string {
  const all = everything(desk);
  const emailOf = (id: string) => all.contacts.find((one) => one.id === id)?.properties.email ?? id;
  return [
    `<p>What Ghostlight has told HubSpot. As data: <a href="/local/hubspot.json">/local/hubspot.json</a>.</p>`,
    contactsTable(all),
    dealsTable(all),
    section(
      "Segments",
      ["Name", "Members"],
      all.lists.map(({ name, members }) => [name, members.map(emailOf).join(", ")]),
    ),
    section(
      "Pipelines",
      ["Name", "Stages"],
      all.pipelines.map(({ label, stages }) => [label, stages.map((one) => one.label).join(" · ")]),
    ),
    section("Workflows", ["Number", "Name", "State", "Enrolled"], workflowRows(all, emailOf)),
    section(
      "E-mail templates",
      ["Name", "Subject", "State"],
      all.emails.map(({ name, definition, state }) => [name, String(definition.subject), state.toLowerCase()]),
    ),
    section(
      "Forms",
      ["Name"],
      all.forms.map(({ name }) => [name]),
    ),
    section(
      "Events",
      ["When", "Who", "What"],
      all.events.toReversed().map(({ occurredAt, contact, eventName }) => [occurredAt, emailOf(contact), eventName]),
    ),
    section(
      "Properties",
      ["Object", "Name", "Label"],
      all.properties.map(({ objectType, name, label }) => [objectType, name, label]),
    ),
  ].join("\n");
}

const contactsTable = ({ contacts }: Everything): string =>
  section(
    "Contacts",
    ["E-mail", "Name", "Properties"],
    contacts.toReversed().map(({ properties: { email = "", firstname = "", lastname = "", ...rest } }) => [
      email,
      `${firstname} ${lastname}`,
      Object.entries(rest)
        .filter(([name]) => name.startsWith("playwright_"))
        .map(([name, value]) => `${name.slice("playwright_".length)}: ${value}`)
        .join(", "),
    ]),
  );

function dealsTable({ deals, pipelines }: Everything): string {
  const stages = new Map(pipelines.flatMap((one) => one.stages.map(({ id, label }) => [id, label])));
  const rows = deals.map(({ properties }) => [
    properties.dealname ?? "",
    stages.get(properties.dealstage ?? "") ?? "",
    properties.amount ?? "",
  ]);
  return section("Deals", ["Name", "Stage", "Amount"], rows);
}

const workflowRows = ({ workflows, enrolments }: Everything, emailOf: (id: string) => string) =>
  workflows.map(({ id, name, isEnabled }) => {
    const enrolled = enrolments.filter(({ flow }) => flow === id).map(({ contact }) => emailOf(contact));
    return [id, name, isEnabled ? "on" : "off", enrolled.join(", ")];
  });

function section(title: string, heads: readonly string[], rows: readonly (readonly string[])[]): string {
  const cells = (tag: string, row: readonly string[]) =>
    row.map((cell) => `<${tag}>${escapeHtml(cell)}</${tag}>`).join("");
  const body = rows.slice(0, mostRows).map((row) => `<tr>${cells("td", row)}</tr>`);
  const table = `<table><tr>${cells("th", heads)}</tr>${body.join("\n")}</table>`;
  return `<h2>${title} (${rows.length})</h2>${rows.length > 0 ? table : "<p>None.</p>"}`;
}
