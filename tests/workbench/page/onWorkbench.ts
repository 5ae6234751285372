import type { InterfaceLanguage } from "#domain/account/interfaceLanguages.ts";
import type { FeedbackEntry } from "#domain/api/authorFeedback.ts";
import type { SiteConfig } from "#domain/api/config.ts";
import type { PlayVersion } from "#domain/api/versions.ts";
import type { Play, PlayId } from "#domain/play/play.ts";
import type { Submission } from "#domain/submissions/submission.ts";
import type { MemoryPerson } from "#tests/support/memoryAccount.ts";
import type { MemoryLink } from "#tests/support/memoryLink.ts";

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
  /** The play that opens, unless it's a new one. */
  readonly play?: Play | undefined;
  /** Its versions. Its log has one update, so there's at most the version 1. */
  readonly versions?: readonly PlayVersion[] | undefined;
  /** Readers' comments on it. */
  readonly feedback?: readonly FeedbackEntry[] | undefined;
  /** The person's other plays, the one that was changed last at the end. */
  readonly others?: readonly Play[] | undefined;
  readonly submissions?: readonly Submission[] | undefined;
  /** The language of the interface; English without one. */
  readonly language?: InterfaceLanguage | undefined;
}

/** The address of the share link. */
export const linkPath = "/shared/link-on-the-workbench.secret";

/** What the reader's page begins with. */
export type ReaderStart = MemoryLink;
