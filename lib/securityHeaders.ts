import { Duration } from "aws-cdk-lib";
import { HeadersFrameOption, HeadersReferrerPolicy, type ResponseHeadersPolicyProps } from "aws-cdk-lib/aws-cloudfront";
import { apiBase } from "#domain/api/contract.ts";
import { reportViolations } from "#domain/api/security.ts";

const reports = `${apiBase}${reportViolations.path}`;

/** What the browser calls the address that violations are reported to. */
const reportGroup = "csp";

/**
 * Who may make a script's address, or markup, out of a text: our own policy (`trustedScriptUrl`) and the one by which
 * ProseMirror reads what is pasted, into a document that runs nothing.
 */
const trustedTypePolicies = ["ghostlight", "ProseMirrorClipboard"];

/** Whom a page may speak to besides its own site: Cognito, and where errors are reported to, if they are. */
const partners = (region: string, sentryDsn: string | undefined): readonly string[] => [
  `https://cognito-idp.${region}.amazonaws.com`,
  ...(sentryDsn ? [new URL(sentryDsn).origin] : []),
];

/** Nothing runs, loads or is framed but what is ours. */
const contentSecurityPolicy = (region: string, sentryDsn?: string): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src 'self' ${partners(region, sentryDsn).join(" ")}`,
    "worker-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    `trusted-types ${trustedTypePolicies.join(" ")}`,
    // The new way of reporting and the old one: browsers that know both take the new.
    `report-to ${reportGroup}`,
    `report-uri ${reports}`,
  ].join("; ");

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

/** The headers of every answer, page or API. */
export const securityHeaders = (region: string, sentryDsn?: string): ResponseHeadersPolicyProps => ({
  securityHeadersBehavior: {
    contentSecurityPolicy: { contentSecurityPolicy: contentSecurityPolicy(region, sentryDsn), override: true },
    contentTypeOptions: { override: true },
    frameOptions: { frameOption: HeadersFrameOption.DENY, override: true },
    referrerPolicy: { referrerPolicy: HeadersReferrerPolicy.STRICT_ORIGIN_WHEN_CROSS_ORIGIN, override: true },
    strictTransportSecurity: { accessControlMaxAge: Duration.days(730), includeSubdomains: true, override: true },
  },
  customHeadersBehavior: {
    customHeaders: Object.entries(custom).map(([header, value]) => ({ header, value, override: true })),
  },
});
