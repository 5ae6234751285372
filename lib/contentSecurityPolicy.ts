import { apiBase } from "#domain/api/contract.ts";
import { reportViolations } from "#domain/api/security.ts";
import { trackingHosts } from "#domain/api/trackingScript.ts";

/** What a stage's pages use besides their own site. */
export interface Partners {
  readonly region: string;
  readonly sentryDsn?: string | undefined;
  readonly trackingScript?: string | undefined;
}

/** The path under which browsers report violations. */
export const reportPath = `${apiBase}${reportViolations.path}`;

/** The name of the reporting endpoint for violations. */
export const reportGroup = "csp";

/**
 * The policies that may turn text into a script address or markup: our own (`trustedScriptUrl`), and the one with which
 * ProseMirror parses pasted content into a document that runs no scripts.
 */
const trustedTypePolicies = ["ghostlight", "ProseMirrorClipboard"];

/** The hosts a page may connect to besides its own site: Cognito, and Sentry if errors are reported. */
const partners = ({ region, sentryDsn }: Partners): readonly string[] => [
  `https://cognito-idp.${region}.amazonaws.com`,
  ...(sentryDsn ? [new URL(sentryDsn).origin] : []),
];

/**
 * What a tracking script also needs: its hosts, and a policy of ours for the script addresses it creates, because it
 * doesn't support Trusted Types.
 */
const tracking = (script: string | undefined) =>
  script ? { ...trackingHosts(script), policies: ["default"] } : { scripts: [], images: [], policies: [] };

/** Only our own code and content may run, load, or be framed, plus what the stage is configured to allow. */
export const contentSecurityPolicy = (stage: Partners): string => {
  const { scripts, images, policies } = tracking(stage.trackingScript);
  return [
    "default-src 'none'",
    ["script-src 'self'", ...scripts].join(" "),
    "style-src 'self'",
    ["img-src 'self' data: blob:", ...images].join(" "),
    "font-src 'self'",
    `connect-src 'self' ${partners(stage).join(" ")}`,
    "worker-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    `trusted-types ${[...trustedTypePolicies, ...policies].join(" ")}`,
    // The new reporting directive and the old one. Browsers that support both use the new one.
    `report-to ${reportGroup}`,
    `report-uri ${reportPath}`,
  ].join("; ");
};
