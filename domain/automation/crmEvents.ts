/** The events sent to the CRM, with their properties. An event must be defined there before the first one is sent. */
export const crmEvents = [
  { name: "user_login", label: "Signed in", properties: [] },
  { name: "dashboard_visit", label: "Looked at the shelf", properties: [] },
  { name: "editor_new_visit", label: "Began a new play", properties: [] },
  { name: "pricing_page_visit", label: "Looked at the prices", properties: [] },
] as const satisfies readonly CrmEventDefinition[];

export type CrmEventName = (typeof crmEvents)[number]["name"];

export interface CrmEventDefinition {
  readonly name: string;
  readonly label: string;
  /** Names of text properties. */
  readonly properties: readonly string[];
}
