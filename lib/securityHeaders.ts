import { Duration } from "aws-cdk-lib";
import { HeadersFrameOption, HeadersReferrerPolicy, type ResponseHeadersPolicyProps } from "aws-cdk-lib/aws-cloudfront";
import { contentSecurityPolicy, type Partners, reportGroup, reportPath } from "./contentSecurityPolicy.ts";
import type { Stage } from "./stage.ts";

interface SecuredSite extends Partners {
  readonly domain?: Stage["domain"];
}

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
  "reporting-endpoints": `${reportGroup}="${reportPath}"`,
  // All rights to text and data mining are reserved: https://www.w3.org/community/reports/tdmrep/CG-FINAL-tdmrep-20240510/
  "tdm-reservation": "1",
};

/**
 * The headers of a page that anyone with its address may read: the address isn't sent to other sites, search engines
 * don't index the page, and crawlers are asked not to train AI with it.
 */
export function sharedPageHeaders(stage: Omit<SecuredSite, "trackingScript">): ResponseHeadersPolicyProps {
  const { securityHeadersBehavior, customHeadersBehavior } = securityHeaders(stage);
  const robots = { header: "x-robots-tag", value: "noindex, nofollow, noai, noimageai", override: true };
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
const ownsSubdomains = ({ domain }: SecuredSite): boolean => domain?.name !== domain?.hostedZoneName || !domain;

/** The headers of every other response, page or API. */
export const securityHeaders = (stage: SecuredSite): ResponseHeadersPolicyProps => ({
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
