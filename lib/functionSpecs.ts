import { alarmingLines } from "#domain/api/alarmingLines.ts";
import type { capabilities } from "#domain/api/capabilities.ts";
import type { SwitchName } from "#domain/api/switches.ts";
import type { AlarmText } from "./alarmTexts.ts";
import type { TableAction } from "./PlayTable.ts";

/** Secrets that functions read. `AppSecrets` creates them. */
export type SecretName = "linkKey" | "stripeKeys" | "hubspotToken";

export type UserPoolAction = `Admin${string}` | "DescribeUserPool";

/** What one function needs and may do, and the text of its alarm. What isn't listed is denied. */
export interface FunctionSpec extends AlarmText {
  readonly tableActions?: readonly TableAction[];
  readonly userPoolActions?: readonly UserPoolAction[];
  readonly secrets?: readonly SecretName[];
  /** Sends e-mail from the stage's sender. */
  readonly sendsMail?: true;
  /** Mails to the stage's contact address. */
  readonly tellsContactAddress?: true;
  /** Reads the site's own address, which isn't known yet when the function is created. */
  readonly readsSiteAddress?: true;
  /** Switches that it reads. A capability also reads those that its contracts name. */
  readonly switches?: readonly SwitchName[];
  /** 512 by default. */
  readonly memoryMegabytes?: number;
  /** 10 by default. */
  readonly timeoutSeconds?: number;
  /** Failures within five minutes that raise the alarm; one by default, and `apiFailures` for a capability. */
  readonly failuresBeforeAlarm?: number;
  /** Requests carry the text of plays, so none of them is traced: a trace makes the response slower. */
  readonly isWritingPath?: true;
  /** Log messages that raise an alarm of their own. The runbook has the message's name. */
  readonly alarmingLines?: Readonly<Record<string, AlarmText>>;
}

const logGap: AlarmText = {
  severity: "mail",
  impact: "nothing yet: a play's log has a gap, so it isn't compacted, and what comes after the gap can't be read.",
};

const failedContacts = {
  [alarmingLines.contactFailed]: {
    severity: "mail",
    impact:
      "nothing that they notice: HubSpot refused an update of somebody's contact, and it won't be retried. " +
      "Read why under the failed updates of /admin/crm-automation, fix that, and replay them there.",
  },
} as const;

const unknownStatus = {
  [alarmingLines.unknownStatus]: {
    severity: "mail",
    impact: "perhaps what they paid for: Stripe has a status that Ghostlight doesn't know.",
  },
} as const;

const overdueWork = {
  [alarmingLines.overdue]: {
    severity: "mail",
    impact:
      "perhaps their right to be forgotten in time: work of the sweeper was due days ago. The line says of which kind.",
  },
} as const;

/**
 * When the alarm on a capability's function goes off. One failure proves nothing: among the requests of a hundred thousand
 * writers there's always one, and anybody with an account can look for requests that fail.
 */
export const apiFailures = { failuresBeforeAlarm: 5, failureShare: 0.02 };

/**
 * When a new version is taken back, within five minutes in which it gets one request in ten: at least so many of its requests
 * fail, at least this share, and so many times the share of the earlier version. Whoever finds a request that fails in both
 * versions sends one in ten of them to the new one, and would need chance: of 28 such requests, ten or more reach the new version
 * once in 4,000 tries, and no other number of requests is more likely to succeed.
 */
export const releaseFailures = { least: 10, share: 0.02, timesEarlier: 5 } as const;

/** One function per capability. Its code is `lambdas/<capability>/handler.ts`. */
export const apiFunctions: Readonly<Record<keyof typeof capabilities, FunctionSpec>> = {
  plays: {
    severity: "page",
    impact: "plays open and save on the writer's own device only, and play lists stay empty.",
    tableActions: ["GetItem", "Query", "PutItem", "UpdateItem"],
    memoryMegabytes: 1024,
    timeoutSeconds: 25,
    isWritingPath: true,
    alarmingLines: {
      [alarmingLines.diverged]: {
        // Devices that aren't ours can say so, too, and three accounts cost nothing.
        severity: "mail",
        impact:
          "nothing yet: on one day, devices of three or more accounts had other text of a play than the server. They've stopped syncing. Compare the texts before anything is cleared.",
      },
      [alarmingLines.gap]: logGap,
    },
  },
  versions: {
    severity: "mail",
    impact: "nobody can see, name or restore earlier versions of a play; writing and saving work.",
    tableActions: ["GetItem", "Query", "PutItem", "UpdateItem", "DeleteItem"],
    memoryMegabytes: 1024,
    timeoutSeconds: 25,
  },
  account: {
    severity: "mail",
    impact: "profiles can't be seen or changed, and nobody can delete their account.",
    tableActions: ["GetItem", "Query", "PutItem", "UpdateItem", "BatchWriteItem"],
    userPoolActions: ["AdminGetUser", "AdminDeleteUser"],
    readsSiteAddress: true,
    sendsMail: true,
  },
  presets: {
    severity: "mail",
    impact: "saved layouts and submission packages can't be loaded or changed; everything else works.",
    tableActions: ["Query", "UpdateItem", "BatchWriteItem"],
    memoryMegabytes: 256,
  },
  submissions: {
    severity: "mail",
    impact:
      "the log of submissions can't be seen or changed, and nobody is reminded of deadlines; everything else works.",
    tableActions: ["GetItem", "BatchGetItem", "Query", "PutItem", "UpdateItem", "DeleteItem"],
    memoryMegabytes: 256,
  },
  devices: {
    severity: "mail",
    impact: "nobody sees what waits on their other devices, and the version history doesn't name devices.",
    tableActions: ["Query", "PutItem", "UpdateItem", "BatchWriteItem"],
    memoryMegabytes: 256,
  },
  signin: {
    severity: "mail",
    impact:
      "nobody can ask for a sign-in link, use a recovery code, change how they sign in, or sign out everywhere; passwords still work.",
    tableActions: ["GetItem", "Query", "PutItem", "UpdateItem", "DeleteItem"],
    userPoolActions: [
      "AdminGetUser",
      "AdminInitiateAuth",
      "AdminRespondToAuthChallenge",
      "AdminSetUserMFAPreference",
      "AdminSetUserPassword",
      "AdminUpdateUserAttributes",
      "AdminUserGlobalSignOut",
    ],
    // A change that only an account's owner may make needs a sign-in, which runs several triggers.
    timeoutSeconds: 25,
    readsSiteAddress: true,
    sendsMail: true,
  },
  activity: {
    severity: "mail",
    impact: "nothing that they notice: what they do is missing from the activity log.",
    tableActions: ["BatchWriteItem", "UpdateItem"],
    memoryMegabytes: 256,
  },
  messages: {
    severity: "mail",
    impact: "the contact form sends nothing; the text stays in the form.",
    tableActions: ["BatchWriteItem", "UpdateItem"],
    readsSiteAddress: true,
    sendsMail: true,
    tellsContactAddress: true,
    memoryMegabytes: 256,
  },
  admin: {
    severity: "mail",
    impact: "nothing that they notice: administrators can't read the activity log and the messages.",
    tableActions: ["Query", "UpdateItem", "BatchWriteItem"],
    userPoolActions: ["AdminGetUser"],
  },
  contacts: {
    severity: "mail",
    impact: "nothing that they notice: the contact system gets their details later.",
    tableActions: ["GetItem", "Query", "PutItem", "UpdateItem", "DeleteItem", "BatchWriteItem"],
    userPoolActions: ["AdminGetUser"],
    secrets: ["hubspotToken"],
    // Longer than it waits for HubSpot: an update that isn't delivered by then is delivered later.
    timeoutSeconds: 25,
    alarmingLines: failedContacts,
  },
  automation: {
    severity: "mail",
    impact: "nothing that they notice: administrators can't set up the contact system.",
    tableActions: ["PutItem", "DeleteItem"],
    secrets: ["hubspotToken"],
    timeoutSeconds: 29,
  },
  billing: {
    severity: "page",
    impact: "nobody can subscribe, and people who have paid may be treated as if they hadn't.",
    tableActions: ["GetItem", "UpdateItem"],
    userPoolActions: ["AdminGetUser"],
    secrets: ["stripeKeys"],
    readsSiteAddress: true,
    timeoutSeconds: 25,
    alarmingLines: unknownStatus,
  },
  sharing: {
    severity: "page",
    impact: "no share link opens, and none can be created or turned off.",
    tableActions: ["GetItem", "Query", "PutItem", "UpdateItem", "BatchWriteItem"],
    secrets: ["linkKey"],
    memoryMegabytes: 1024,
    timeoutSeconds: 25,
  },
  health: {
    severity: "mail",
    impact: "nobody can see whether the service is well, and unknown API addresses get a bare error.",
    tableActions: ["GetItem", "Query"],
    memoryMegabytes: 256,
  },
  security: {
    severity: "mail",
    impact: "nothing that they notice: what their browsers refuse to run isn't reported to anybody.",
    tableActions: ["UpdateItem"],
    memoryMegabytes: 256,
  },
  feedback: {
    severity: "mail",
    impact: "readers' comments wait on their devices, and authors don't see them.",
    tableActions: ["GetItem", "Query", "PutItem", "UpdateItem", "DeleteItem"],
    // Only there are the addresses of authors.
    userPoolActions: ["AdminGetUser"],
    secrets: ["linkKey"],
    readsSiteAddress: true,
    sendsMail: true,
    memoryMegabytes: 1024,
    timeoutSeconds: 25,
  },
};

export interface ScheduledFunctionSpec extends FunctionSpec {
  readonly everyMinutes: number;
  /** The module in `lambdas/` that exports its `handler`. */
  readonly entry: string;
}

/** Functions that run on a schedule. */
export const scheduledFunctions = {
  sweeper: {
    entry: "sweeper/handler",
    everyMinutes: 15,
    severity: "mail",
    impact:
      "nothing at once: logs grow, bins are emptied late, lost messages of Stripe stay unnoticed, and people who deleted their account or refused the contact system are forgotten late.",
    tableActions: ["GetItem", "Query", "PutItem", "UpdateItem", "DeleteItem", "BatchWriteItem"],
    userPoolActions: ["AdminGetUser", "AdminDisableUser", "AdminUserGlobalSignOut", "AdminDeleteUser"],
    secrets: ["stripeKeys", "hubspotToken"],
    memoryMegabytes: 1024,
    timeoutSeconds: 600,
    alarmingLines: { [alarmingLines.gap]: logGap, ...failedContacts, ...unknownStatus, ...overdueWork },
  },
  deals: {
    entry: "automation/scheduledHandler",
    everyMinutes: 24 * 60,
    severity: "mail",
    impact: "nothing: in HubSpot, deals stay in stages that their subscriptions have left.",
    secrets: ["hubspotToken"],
    timeoutSeconds: 600,
  },
  healthChecks: {
    entry: "health/scheduledHandler",
    everyMinutes: 5,
    severity: "mail",
    impact: "nothing: but nobody is told when something else fails.",
    tableActions: ["GetItem", "BatchWriteItem"],
    userPoolActions: ["DescribeUserPool"],
    readsSiteAddress: true,
    memoryMegabytes: 256,
    timeoutSeconds: 30,
  },
} as const satisfies Record<string, ScheduledFunctionSpec>;

/** The canary's function. It isn't one of the app's, so that the app doesn't depend on it. */
export const canary = {
  entry: "canary/handler",
  everyMinutes: 15,
  severity: "page",
  impact:
    "perhaps their work's safety: writing, saving or sharing a play failed twice at the site. The log names the step.",
  userPoolActions: ["AdminInitiateAuth", "AdminConfirmSignUp"],
  timeoutSeconds: 300,
} as const satisfies ScheduledFunctionSpec;

/** One failure wakes nobody. Where few people sign in, the canary does, and it calls both of these. */
const failuresBeforePage = 5;

const brokenLinks = "sign-in links don't work; passwords still do.";

/** Functions that Cognito calls. Their code is `lambdas/signin/<name>.ts`. Cognito waits five seconds at most. */
export const userPoolTriggers = {
  customMessage: {
    severity: "mail",
    impact: "nobody can confirm a new account or reset a password.",
    userPoolActions: ["AdminGetUser"],
    readsSiteAddress: true,
    sendsMail: true,
    timeoutSeconds: 5,
  },
  preSignUp: {
    severity: "mail",
    impact: "nobody can create an account.",
    switches: ["sign-up"],
    memoryMegabytes: 256,
    timeoutSeconds: 5,
    // While sign-up is turned off, it answers by failing.
    failuresBeforeAlarm: 20,
  },
  defineAuthChallenge: { severity: "mail", impact: brokenLinks, memoryMegabytes: 256, timeoutSeconds: 5 },
  createAuthChallenge: { severity: "mail", impact: brokenLinks, memoryMegabytes: 256, timeoutSeconds: 5 },
  verifyAuthChallenge: {
    severity: "mail",
    impact: brokenLinks,
    tableActions: ["GetItem", "UpdateItem"],
    userPoolActions: ["AdminGetUser"],
    timeoutSeconds: 5,
    // For a used or expired link, it answers by failing, and people click twice.
    failuresBeforeAlarm: 20,
  },
  postConfirmation: {
    severity: "mail",
    impact:
      "new accounts have no sample play, and nobody is told that their password was reset; if it doesn't answer at all, people see an error after they confirm.",
    tableActions: ["PutItem"],
    userPoolActions: ["AdminGetUser", "AdminUserGlobalSignOut"],
    sendsMail: true,
    timeoutSeconds: 5,
  },
  preTokenGeneration: {
    severity: "page",
    impact: "nobody can sign in, and people who are signed in write on their own device only, from 15 minutes on.",
    tableActions: ["GetItem"],
    userPoolActions: ["AdminGetUser"],
    timeoutSeconds: 5,
    failuresBeforeAlarm: failuresBeforePage,
  },
  postAuthentication: {
    severity: "page",
    impact: "recent sign-ins are missing from their list; if it doesn't answer at all, nobody can sign in.",
    tableActions: ["GetItem", "PutItem", "UpdateItem"],
    timeoutSeconds: 5,
    failuresBeforeAlarm: failuresBeforePage,
  },
} as const satisfies Record<string, FunctionSpec>;

export type UserPoolTrigger = keyof typeof userPoolTriggers;

/** The module in `lambdas/` that exports each function's `handler`. */
export const handlerModuleOf = {
  api: (capability: string): string => `${capability}/handler`,
  trigger: (name: string): string => `signin/${name}`,
};

/** Every function's module: what `bundleFunctions` bundles. */
export const functionEntries: readonly string[] = [
  ...Object.keys(apiFunctions).map(handlerModuleOf.api),
  ...Object.values(scheduledFunctions).map(({ entry }) => entry),
  ...Object.keys(userPoolTriggers).map(handlerModuleOf.trigger),
  canary.entry,
];
