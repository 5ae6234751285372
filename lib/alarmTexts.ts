/**
 * Who is told of an alarm, and when. `page`: somebody who looks at once, also at night, because people can't write, sign in, read or
 * pay, or because it gets worse by the hour. `mail`: somebody who looks on the next working day.
 */
export type Severity = "page" | "mail";

export interface AlarmText {
  /** What users lose, as a sentence. */
  readonly impact: string;
  readonly severity: Severity;
}

interface AlarmTextWithRunbook extends AlarmText {
  /** The file in docs/runbooks that explains what to do, without its extension. */
  readonly runbook: string;
}

const lostMail = "sign-in links and confirmations";

/** The alarms that don't belong to one function: those are in `functionSpecs.ts`. */
export const alarmTexts = {
  apiFailing: {
    severity: "page",
    impact: "answers from the whole API; writers' changes stay on their devices until it works again.",
    runbook: "api-failing",
  },
  concurrencyHigh: {
    severity: "page",
    impact:
      "nothing yet: but functions run at 80 % of the account's quota, and above it requests fail. Ask AWS for more.",
    runbook: "concurrency-high",
  },
  databaseUnhealthy: {
    severity: "page",
    impact: "plays open and save on their own device only: the table doesn't answer within five seconds.",
    runbook: "database-unhealthy",
  },
  authenticationUnhealthy: {
    severity: "page",
    impact: "nobody can sign in: the user pool doesn't answer within two seconds.",
    runbook: "authentication-unhealthy",
  },
  securityUnhealthy: {
    severity: "page",
    impact: "protection: the site's page isn't what we deployed, or can't be read. See the findings at /admin/health.",
    runbook: "security-unhealthy",
  },
  networkUnhealthy: {
    severity: "page",
    impact: "the site itself: its page doesn't load within three seconds.",
    runbook: "network-unhealthy",
  },
  releaseFailing: {
    severity: "mail",
    impact:
      "little by now: a new version failed far more often than the one before, and every request gets that again.",
    runbook: "release-taken-back",
  },
  runFailed: {
    severity: "mail",
    impact: "nothing at once: a scheduled run failed or never started. The message in the queue says which and why.",
    runbook: "scheduled-run-failed",
  },
  signUpsBlocked: {
    severity: "mail",
    impact:
      "perhaps new accounts and new passwords: so many were requested that the web ACL refuses more for some minutes.",
    runbook: "sign-ups-blocked",
  },
  manyBounces: {
    severity: "mail",
    impact: `${lostMail} don't arrive: twenty e-mails bounced within an hour.`,
    runbook: "mail-bounces",
  },
  mailRejected: {
    severity: "mail",
    impact: `${lostMail}: SES accepted an e-mail and then refused to send it.`,
    runbook: "mail-rejected",
  },
  bounceRate: {
    severity: "page",
    impact: `soon ${lostMail}: so much of the account's e-mail bounces that AWS may stop it.`,
    runbook: "mail-bounces",
  },
  complaintRate: {
    severity: "page",
    impact: `soon ${lostMail}: so many people call the account's e-mail spam that AWS may stop it.`,
    runbook: "mail-complaints",
  },
  siteFailing: {
    severity: "page",
    impact: "the site: more than 5 % of all requests fail in front of the API. Open plays save on their devices.",
    runbook: "site-failing",
  },
  manyBlocked: {
    severity: "mail",
    impact: "nothing, if it's an attack. But a school behind one address may be locked out: see the sampled requests.",
    runbook: "many-blocked",
  },
  certificateExpiring: {
    severity: "mail",
    impact: "nothing yet: in 30 days no browser opens the site. The record that renews the certificate is missing.",
    runbook: "certificate-expiring",
  },
} as const satisfies Record<string, AlarmTextWithRunbook>;
