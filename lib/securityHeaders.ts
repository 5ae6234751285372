import { Duration } from "aws-cdk-lib";
import { HeadersFrameOption, HeadersReferrerPolicy, type ResponseHeadersPolicyProps } from "aws-cdk-lib/aws-cloudfront";

/** Nothing runs, loads or is framed but what is ours; Cognito's own address is the one other place that is spoken to. */
const contentSecurityPolicy = (region: string): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src 'self' https://cognito-idp.${region}.amazonaws.com`,
    "worker-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
  ].join("; ");

/** What the product never asks a browser for. */
const permissionsPolicy = ["camera", "geolocation", "microphone", "payment", "usb", "browsing-topics"]
  .map((feature) => `${feature}=()`)
  .join(", ");

const custom = {
  "permissions-policy": permissionsPolicy,
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
};

/** The headers of every answer, page or API. */
export const securityHeaders = (region: string): ResponseHeadersPolicyProps => ({
  securityHeadersBehavior: {
    contentSecurityPolicy: { contentSecurityPolicy: contentSecurityPolicy(region), override: true },
    contentTypeOptions: { override: true },
    frameOptions: { frameOption: HeadersFrameOption.DENY, override: true },
    referrerPolicy: { referrerPolicy: HeadersReferrerPolicy.STRICT_ORIGIN_WHEN_CROSS_ORIGIN, override: true },
    strictTransportSecurity: { accessControlMaxAge: Duration.days(730), includeSubdomains: true, override: true },
  },
  customHeadersBehavior: {
    customHeaders: Object.entries(custom).map(([header, value]) => ({ header, value, override: true })),
  },
});
