import * as z from "zod";

const config = z.object({
  CustomHeadersConfig: z
    .object({ Items: z.array(z.object({ Header: z.string(), Value: z.string() })) })
    .default({ Items: [] }),
  SecurityHeadersConfig: z.object({
    ContentSecurityPolicy: z.object({ ContentSecurityPolicy: z.string() }),
    ContentTypeOptions: z.object({}),
    FrameOptions: z.object({ FrameOption: z.string() }),
    ReferrerPolicy: z.object({ ReferrerPolicy: z.string() }),
    StrictTransportSecurity: z.object({ AccessControlMaxAgeSec: z.number(), IncludeSubdomains: z.boolean() }),
  }),
});

/** Returns the headers that a `ResponseHeadersPolicyConfig` adds to every response. */
export function headersOfPolicy(policy: unknown): Record<string, string> {
  const { CustomHeadersConfig, SecurityHeadersConfig: security } = config.parse(policy);
  const { AccessControlMaxAgeSec, IncludeSubdomains } = security.StrictTransportSecurity;
  return {
    ...Object.fromEntries(CustomHeadersConfig.Items.map(({ Header, Value }) => [Header.toLowerCase(), Value])),
    "content-security-policy": security.ContentSecurityPolicy.ContentSecurityPolicy,
    "referrer-policy": security.ReferrerPolicy.ReferrerPolicy,
    "strict-transport-security": `max-age=${AccessControlMaxAgeSec}${IncludeSubdomains ? "; includeSubDomains" : ""}`,
    "x-content-type-options": "nosniff",
    "x-frame-options": security.FrameOptions.FrameOption,
  };
}
