import { Duration } from "aws-cdk-lib";
import { HeadersFrameOption, HeadersReferrerPolicy, type ResponseHeadersPolicyProps } from "aws-cdk-lib/aws-cloudfront";
import { apiBase } from "#domain/api/contract.ts";
import { reportViolations } from "#domain/api/security.ts";
import { trackingHosts } from "#domain/api/trackingScript.ts";
import type { Stage } from "./stage.ts";

const reports = `${apiBase}${reportViolations.path}`;

/** The name of the reporting endpoint for violations. */
const reportGroup = "csp";

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

export interface Partners {
  readonly region: string;
  readonly domain?: Stage["domain"];
  readonly sentryDsn?: string | undefined;
  readonly trackingScript?: string | undefined;
}

/** Only our own code and content may run, load, or be framed, plus what the stage is configured to allow. */
const contentSecurityPolicy = (stage: Partners): string => {
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
    `report-uri ${reports}`,
  ].join("; ");
};

/** Browser features that the product never uses. */
const permissionsPolicy = [
  "accelerometer",
  "browsing-topics",
  "camera",
  "display-capture",
  "geolocation",
  "gyroscope",
  "magnetometer",
  "microphone",
  "midi",
  "payment",
  "usb",
]
  .map((feature) => `${feature}=()`)
  .join(", ");

const custom = {
  "permissions-policy": permissionsPolicy,
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  "reporting-endpoints": `${reportGroup}="${reports}"`,
};

/**
 * The headers of a page that anyone with its address may read: the address isn't sent to other sites, and search
 * engines don't index the page.
 */
export function sharedPageHeaders(stage: Omit<Partners, "trackingScript">): ResponseHeadersPolicyProps {
  const { securityHeadersBehavior, customHeadersBehavior } = securityHeaders(stage);
  const robots = { header: "x-robots-tag", value: "noindex, nofollow", override: true };
  return {
    securityHeadersBehavior: {
      ...securityHeadersBehavior,
      referrerPolicy: { referrerPolicy: HeadersReferrerPolicy.NO_REFERRER, override: true },
    },
    customHeadersBehavior: { customHeaders: [...(customHeadersBehavior?.customHeaders ?? []), robots] },
  };
}

/**
 * Browsers would refuse plain HTTP to every host below the site's name for two years. An operator may have other hosts
 * below a whole domain, but not below a host name of the site alone.
 */
const ownsSubdomains = ({ domain }: Partners): boolean => domain?.name !== domain?.hostedZoneName || !domain;

/** The headers of every other response, page or API. */
export const securityHeaders = (stage: Partners): ResponseHeadersPolicyProps => ({
  securityHeadersBehavior: {
    contentSecurityPolicy: { contentSecurityPolicy: contentSecurityPolicy(stage), override: true },
    contentTypeOptions: { override: true },
    frameOptions: { frameOption: HeadersFrameOption.DENY, override: true },
    referrerPolicy: { referrerPolicy: HeadersReferrerPolicy.STRICT_ORIGIN_WHEN_CROSS_ORIGIN, override: true },
    strictTransportSecurity: {
      accessControlMaxAge: Duration.days(730),
      includeSubdomains: ownsSubdomains(stage),
      override: true,
    },
  },
  customHeadersBehavior: {
    customHeaders: Object.entries(custom).map(([header, value]) => ({ header, value, override: true })),
  },
});
