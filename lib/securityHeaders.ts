import { Duration } from "aws-cdk-lib";
import { HeadersFrameOption, HeadersReferrerPolicy, type ResponseHeadersPolicyProps } from "aws-cdk-lib/aws-cloudfront";
import { apiBase } from "#domain/api/contract.ts";
import { reportViolations } from "#domain/api/security.ts";
import { trackingHosts } from "#domain/api/trackingScript.ts";

const reports = `${apiBase}${reportViolations.path}`;

/** What the browser calls the address that violations are reported to. */
const reportGroup = "csp";

/**
 * Who may make a script's address, or markup, out of a text: our own policy (`trustedScriptUrl`) and the one by which
 * ProseMirror reads what is pasted, into a document that runs nothing.
 */
const trustedTypePolicies = ["ghostlight", "ProseMirrorClipboard"];

/** Whom a page may speak to besides its own site: Cognito, and where errors are reported to, if they are. */
const partners = ({ region, sentryDsn }: Partners): readonly string[] => [
  `https://cognito-idp.${region}.amazonaws.com`,
  ...(sentryDsn ? [new URL(sentryDsn).origin] : []),
];

/**
 * What a tracking script needs besides: its hosts, and a policy of ours through which the addresses pass that it makes
 * scripts of, for it knows nothing of trusted types.
 */
const tracking = (script: string | undefined) =>
  script ? { ...trackingHosts(script), policies: ["default"] } : { scripts: [], images: [], policies: [] };

export interface Partners {
  readonly region: string;
  readonly sentryDsn?: string | undefined;
  readonly trackingScript?: string | undefined;
}

/** Nothing runs, loads or is framed but what is ours, and what the stage is told to let in. */
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
    // The new way of reporting and the old one: browsers that know both take the new.
    `report-to ${reportGroup}`,
    `report-uri ${reports}`,
  ].join("; ");
};

/** What the product never asks a browser for. */
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

/** The headers of a page that whoever has its address may read: no other site learns it, and no search engine keeps it. */
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

/** The headers of every other answer, page or API. */
export const securityHeaders = (stage: Partners): ResponseHeadersPolicyProps => ({
  securityHeadersBehavior: {
    contentSecurityPolicy: { contentSecurityPolicy: contentSecurityPolicy(stage), override: true },
    contentTypeOptions: { override: true },
    frameOptions: { frameOption: HeadersFrameOption.DENY, override: true },
    referrerPolicy: { referrerPolicy: HeadersReferrerPolicy.STRICT_ORIGIN_WHEN_CROSS_ORIGIN, override: true },
    strictTransportSecurity: { accessControlMaxAge: Duration.days(730), includeSubdomains: true, override: true },
  },
  customHeadersBehavior: {
    customHeaders: Object.entries(custom).map(([header, value]) => ({ header, value, override: true })),
  },
});
