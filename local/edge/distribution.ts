import * as z from "zod";
import { type HttpAnswer, type HttpRequest, headBytesOf } from "#local/http.ts";
import type { CloudTemplate } from "#local/template/cloudTemplate.ts";
import { type ResourceNames, resolve } from "#local/template/resolve.ts";
import { openCompression } from "./compress.ts";
import { openViewerRequest, openViewerResponse } from "./edgeFunction.ts";

const behavior = z.object({
  PathPattern: z.string().default("*"),
  AllowedMethods: z.array(z.string()),
  TargetOriginId: z.string(),
  ResponseHeadersPolicyId: z.string(),
  Compress: z.boolean(),
  FunctionAssociations: z.array(
    z.object({ EventType: z.enum(["viewer-request", "viewer-response"]), FunctionARN: z.string() }),
  ),
});
const origin = z.object({
  Id: z.string(),
  S3OriginConfig: z.unknown().optional(),
  OriginCustomHeaders: z.array(z.object({ HeaderName: z.string(), HeaderValue: z.string() })).default([]),
});
const properties = z.object({
  DistributionConfig: z.object({
    Origins: z.array(origin),
    DefaultCacheBehavior: behavior,
    CacheBehaviors: z.array(behavior).default([]),
  }),
});

export type Answerer = (request: HttpRequest) => Promise<HttpAnswer>;

interface DistributionOptions {
  readonly template: CloudTemplate;
  readonly names: ResourceNames;
  /** Serves the bucket origin. */
  readonly files: Answerer;
  /** Serves the API origin. */
  readonly api: Answerer;
}

interface Behavior {
  readonly matches: (path: string) => boolean;
  readonly methods: readonly string[];
  /** Answers with the functions for both events. */
  readonly ask: Answerer;
  readonly headers: Readonly<Record<string, string>>;
}

/** Opens the template's CloudFront distribution, without caching and TLS. */
export function openDistribution(options: DistributionOptions): Answerer {
  const { template, names } = options;
  const { Properties } = template.only("AWS::CloudFront::Distribution");
  const { DistributionConfig } = properties.parse(resolve(Properties, names));
  const { CacheBehaviors, DefaultCacheBehavior, Origins } = DistributionConfig;
  const behaviors = [...CacheBehaviors, DefaultCacheBehavior].map((each) => openBehavior(options, each, Origins));
  return async (request) => {
    if (headBytesOf(request) > maxHeadBytes || urlBytesOf(request) > maxUrlBytes) return tooLarge;
    const behavior = behaviors.find(({ matches }) => matches(request.path));
    if (!behavior) throw new Error(`No behavior of the distribution takes ${request.path}.`);
    const { status, headers, body } = behavior.methods.includes(request.method)
      ? await behavior.ask(request)
      : notAllowed;
    return { status, headers: { ...headers, ...behavior.headers }, body };
  };
}

/**
 * CloudFront's limits on a request without its body, and on its address:
 * https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/cloudfront-limits.html
 */
const maxHeadBytes = 20_480;
const maxUrlBytes = 8_192;

const urlBytesOf = ({ path, query, headers }: HttpRequest): number =>
  Buffer.byteLength(`https://${headers.host ?? ""}${path}?${query}`);

const tooLarge: HttpAnswer = {
  status: 413,
  headers: { "content-type": "text/html" },
  body: "Request Entity Too Large",
};

const notAllowed: HttpAnswer = {
  status: 403,
  headers: { "content-type": "text/html" },
  body: "This distribution is not configured to allow the HTTP request method that was used for this request.",
};

function openBehavior(
  { template, names, files, api }: DistributionOptions,
  {
    PathPattern,
    AllowedMethods,
    TargetOriginId,
    ResponseHeadersPolicyId,
    Compress,
    FunctionAssociations,
  }: z.output<typeof behavior>,
  origins: readonly z.output<typeof origin>[],
): Behavior {
  const target = origins.find(({ Id }) => Id === TargetOriginId);
  const added = (target?.OriginCustomHeaders ?? []).map(({ HeaderName, HeaderValue }) => [HeaderName, HeaderValue]);
  // What isn't cached isn't compressed either, so the API's responses stay unchanged.
  const compress = Compress && target?.S3OriginConfig ? openCompression() : undefined;
  const answerer: Answerer = target?.S3OriginConfig ? files : api;
  const codeFor = (event: string): string | undefined =>
    codeOf(template, names, FunctionAssociations.find(({ EventType }) => EventType === event)?.FunctionARN);
  const [onRequest, onResponse] = [codeFor("viewer-request"), codeFor("viewer-response")];
  const viewerRequest = onRequest ? openViewerRequest(onRequest) : (request: HttpRequest) => request;
  const viewerResponse = onResponse ? openViewerResponse(onResponse) : (_: HttpRequest, answer: HttpAnswer) => answer;
  const policy = resolve(template.get(ResponseHeadersPolicyId).Properties, names);
  return {
    matches: patternOf(PathPattern),
    methods: AllowedMethods,
    ask: async (viewed) => {
      const request = viewerRequest(viewed);
      const answer = await answerer({ ...request, headers: { ...request.headers, ...Object.fromEntries(added) } });
      return viewerResponse(viewed, compress?.(request, answer) ?? answer);
    },
    headers: headersOfPolicy(
      z.object({ ResponseHeadersPolicyConfig: z.unknown() }).parse(policy).ResponseHeadersPolicyConfig,
    ),
  };
}

function patternOf(pattern: string): (path: string) => boolean {
  const literal = pattern.split("*").map((part) => part.replace(/[.+?^${}()|[\]\\]/g, "\\$&"));
  const expression = new RegExp(`^${literal.join(".*")}$`);
  return (path) => expression.test(path);
}

/** Returns the code of the function with this ARN. */
function codeOf(template: CloudTemplate, names: ResourceNames, functionArn: string | undefined): string | undefined {
  if (!functionArn) return undefined;
  const [logicalId = ""] = functionArn.split(".");
  return z.object({ FunctionCode: z.string() }).parse(resolve(template.get(logicalId).Properties, names)).FunctionCode;
}

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
function headersOfPolicy(policy: unknown): Record<string, string> {
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
