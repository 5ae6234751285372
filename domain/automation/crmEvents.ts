/** The events sent to the CRM, with their properties. An event must be defined there before the first one is sent. */
export const crmEvents = [
  { name: "user_login", label: "Signed in", properties: [] },
  { name: "dashboard_visit", label: "Visited the dashboard", properties: [] },
  { name: "editor_new_visit", label: "Started a new play", properties: [] },
  { name: "pricing_page_visit", label: "Visited the pricing page", properties: [] },
] as const satisfies readonly CrmEventDefinition[];

export type CrmEventName = (typeof crmEvents)[number]["name"];

export interface CrmEventDefinition {
  readonly name: string;
  readonly label: string;
  /** Names of text properties. */
  readonly properties: readonly string[];
}
