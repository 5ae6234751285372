import type { SiteConfig } from "#domain/api/config.ts";
import type { Play, PlayId } from "#domain/play/play.ts";
import type { MemoryPerson } from "#tests/support/memoryAccount.ts";

/** What the page's screens run on. */
export const siteConfig: SiteConfig = {
  region: "eu-west-1",
  userPoolId: "eu-west-1_workbench",
  userPoolClientId: "workbench",
  apiBase: "/api",
  stage: "workbench",
  release: "workbench",
  sells: false,
  offline: "off",
};

/** The play that the server has when the page opens. */
export const playId = "play-on-the-workbench" as PlayId;

/** The key of session storage under which a test puts what the page begins with. */
export const startKey = "workbench";

export interface WorkbenchStart {
  readonly person: MemoryPerson;
  readonly play?: Play | undefined;
}
