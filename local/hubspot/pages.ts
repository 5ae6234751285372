import { escapeHtml } from "#lambdas/shared/escapeHtml.ts";
import { type HttpAnswer, jsonAnswer } from "#local/http.ts";
import { page } from "#local/pages/page.ts";
import type { HubspotContext } from "./hubspotOperation.ts";
import { membersOf } from "./operations/lists.ts";

type PageContext = Pick<HubspotContext, "records" | "now">;

/** HubSpot's data: a page to read, and `.json` for programs. */
export const showHubspotPage = (context: PageContext, rest: string): HttpAnswer =>
  rest === ".json" ? jsonAnswer(200, everything(context)) : page("Local HubSpot", overview(context));

const everything = (context: PageContext) => {
  const { records } = context;
  const objects = records.list("object");
  return {
    contacts: objects.filter(({ objectType }) => objectType === "contacts"),
    deals: objects.filter(({ objectType }) => objectType === "deals"),
    associations: records.list("association"),
    properties: records.list("property"),
    lists: records.list("list").map((list) => ({ ...list, members: membersOf(context, list).map(({ id }) => id) })),
    pipelines: records.list("pipeline"),
    forms: records.list("form"),
    workflows: records.list("flow"),
    enrollments: records.list("enrolment"),
    emails: records.list("email"),
    eventDefinitions: records.list("eventDefinition"),
    events: records.list("event"),
  };
};

type Everything = ReturnType<typeof everything>;

/** The maximum number of rows on a page, newest first. */
const maxRows = 200;

function overview(context: PageContext): string {
  const all = everything(context);
  const emailOf = (id: string) => all.contacts.find((one) => one.id === id)?.properties.email ?? id;
  return [
    `<p>What Ghostlight has sent to HubSpot. As data: <a href="/local/hubspot.json">/local/hubspot.json</a></p>`,
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

const workflowRows = ({ workflows, enrollments }: Everything, emailOf: (id: string) => string) =>
  workflows.map(({ id, name, isEnabled }) => {
    const enrolled = enrollments.filter(({ flow }) => flow === id).map(({ contact }) => emailOf(contact));
    return [id, name, isEnabled ? "on" : "off", enrolled.join(", ")];
  });

function section(title: string, heads: readonly string[], rows: readonly (readonly string[])[]): string {
  const cells = (tag: string, row: readonly string[]) =>
    row.map((cell) => `<${tag}>${escapeHtml(cell)}</${tag}>`).join("");
  const body = rows.slice(0, maxRows).map((row) => `<tr>${cells("td", row)}</tr>`);
  const table = `<table><tr>${cells("th", heads)}</tr>${body.join("\n")}</table>`;
  return `<h2>${title} (${rows.length})</h2>${rows.length > 0 ? table : "<p>None.</p>"}`;
}
