import { CfnParameter, RemovalPolicy, Stack, Validations } from "aws-cdk-lib";
import type { ICertificate } from "aws-cdk-lib/aws-certificatemanager";
import {
  AccessLevel,
  AllowedMethods,
  type BehaviorOptions,
  CachePolicy,
  Distribution,
  Function as EdgeFunction,
  FunctionCode,
  FunctionEventType,
  FunctionRuntime,
  HttpVersion,
  OriginProtocolPolicy,
  OriginRequestPolicy,
  ResponseHeadersPolicy,
  SecurityPolicyProtocol,
  ViewerProtocolPolicy,
} from "aws-cdk-lib/aws-cloudfront";
import { HttpOrigin, S3BucketOrigin } from "aws-cdk-lib/aws-cloudfront-origins";
import { AaaaRecord, ARecord, HostedZone, RecordTarget } from "aws-cdk-lib/aws-route53";
import { CloudFrontTarget } from "aws-cdk-lib/aws-route53-targets";
import { BlockPublicAccess, Bucket, BucketEncryption } from "aws-cdk-lib/aws-s3";
import { Construct } from "constructs";
import { apiBase } from "#domain/api/contract.ts";
import { edgeCode } from "./edge/edgeCode.ts";
import type { SiteApi } from "./SiteApi.ts";
import { securityHeaders, sharedPageHeaders } from "./securityHeaders.ts";
import { siteFolderParameter } from "./siteFolder.ts";
import { type Stage, trackingScriptAt } from "./stage.ts";

export interface Edge {
  readonly webAclArn: string;
  readonly certificate?: ICertificate | undefined;
}

interface WebsiteProps {
  readonly api: SiteApi;
  readonly edge: Edge;
  readonly stage: Pick<Stage, "domain" | "sentryDsn" | "hubspotPortalId" | "hubspotRegion">;
}

/** The site's public address: the app's files and, under `/api`, the API. */
export class Website extends Construct {
  readonly bucket: Bucket;
  readonly address: string;
  readonly distributionId: string;
  /** A parameter, so that the site can be rolled back without a build: `npm run rollback`. */
  readonly #siteFolder: CfnParameter;

  constructor(scope: Construct, id: string, { api, edge, stage }: WebsiteProps) {
    super(scope, id);
    this.#siteFolder = new CfnParameter(Stack.of(this), siteFolderParameter, {
      description: "The folder of the release that the site shows; empty for the current one",
      default: "",
      allowedPattern: "^(/releases/[A-Za-z0-9._-]+)?$",
    });
    this.bucket = privateBucket(this);
    const shared = this.#everyAnswer(stage);
    const { functionAssociations } = shared;
    const viewerResponse = this.#edgeFunction("ViewerResponse", "Answers 404 at unknown addresses");
    const pages = {
      ...shared,
      functionAssociations: [
        ...functionAssociations,
        { function: viewerResponse, eventType: FunctionEventType.VIEWER_RESPONSE },
      ],
    };
    const { region } = Stack.of(this);
    const { domain, sentryDsn } = stage;
    const headers = sharedPageHeaders({ region, domain, sentryDsn });
    const sharedPage = new ResponseHeadersPolicy(this, "SharedPageHeaders", headers);
    const distribution = new Distribution(this, "Distribution", {
      comment: "Ghostlight",
      httpVersion: HttpVersion.HTTP2_AND_3,
      defaultRootObject: "index.html",
      webAclId: edge.webAclArn,
      defaultBehavior: { ...pages, ...filesFrom(this.bucket) },
      additionalBehaviors: {
        [`${apiBase}/*`]: { ...shared, ...answersFrom(api) },
        "/shared/*": { ...shared, ...filesFrom(this.bucket), responseHeadersPolicy: sharedPage },
      },
      ...addressedAs(domain, edge.certificate),
    });
    acknowledgeDistribution(distribution, domain !== undefined);
    if (domain) pointTo(this, distribution, domain);
    this.distributionId = distribution.distributionId;
    this.address = `https://${domain?.name ?? distribution.distributionDomainName}`;
  }

  #everyAnswer(stage: WebsiteProps["stage"]) {
    const viewerRequest = this.#edgeFunction(
      "ViewerRequest",
      "Sets the viewer's address, and finds the address's file",
    );
    return {
      compress: true,
      viewerProtocolPolicy: ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
      functionAssociations: [{ function: viewerRequest, eventType: FunctionEventType.VIEWER_REQUEST }],
      responseHeadersPolicy: new ResponseHeadersPolicy(
        this,
        "Headers",
        securityHeaders({
          region: Stack.of(this).region,
          domain: stage.domain,
          sentryDsn: stage.sentryDsn,
          trackingScript: trackingScriptAt(stage),
        }),
      ),
    };
  }

  #edgeFunction(id: "ViewerRequest" | "ViewerResponse", comment: string): EdgeFunction {
    const code = edgeCode(id === "ViewerRequest" ? "viewerRequest" : "viewerResponse", this.#siteFolder.valueAsString);
    return new EdgeFunction(this, id, {
      comment,
      runtime: FunctionRuntime.JS_2_0,
      code: FunctionCode.fromInline(code),
    });
  }
}

function privateBucket(scope: Construct): Bucket {
  const bucket = new Bucket(scope, "Files", {
    blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
    encryption: BucketEncryption.S3_MANAGED,
    enforceSSL: true,
    removalPolicy: RemovalPolicy.DESTROY,
    autoDeleteObjects: true,
  });
  Validations.of(bucket).acknowledge({
    id: "AwsSolutions-S1",
    reason: "It holds the built app and nothing else, and CloudFront alone may read it.",
  });
  return bucket;
}

/** CloudFront may list the bucket, so that a missing file is a 404 and not a 403. */
const filesFrom = (bucket: Bucket): Pick<BehaviorOptions, "origin" | "cachePolicy" | "allowedMethods"> => ({
  origin: S3BucketOrigin.withOriginAccessControl(bucket, { originAccessLevels: [AccessLevel.READ, AccessLevel.LIST] }),
  cachePolicy: CachePolicy.CACHING_OPTIMIZED,
  allowedMethods: AllowedMethods.ALLOW_GET_HEAD,
});

const answersFrom = (
  api: SiteApi,
): Pick<BehaviorOptions, "origin" | "cachePolicy" | "originRequestPolicy" | "allowedMethods"> => ({
  origin: new HttpOrigin(api.host, {
    protocolPolicy: OriginProtocolPolicy.HTTPS_ONLY,
    customHeaders: { "x-origin-secret": api.originSecret.secretValue.unsafeUnwrap() },
  }),
  cachePolicy: CachePolicy.CACHING_DISABLED,
  originRequestPolicy: OriginRequestPolicy.ALL_VIEWER_EXCEPT_HOST_HEADER,
  allowedMethods: AllowedMethods.ALLOW_ALL,
});

const addressedAs = (domain: Stage["domain"], certificate: ICertificate | undefined) =>
  domain && certificate
    ? {
        domainNames: [domain.name],
        certificate,
        minimumProtocolVersion: SecurityPolicyProtocol.TLS_V1_2_2021,
      }
    : {};

function pointTo(scope: Construct, distribution: Distribution, domain: NonNullable<Stage["domain"]>): void {
  const { hostedZoneId, hostedZoneName: zoneName } = domain;
  const zone = HostedZone.fromHostedZoneAttributes(scope, "Zone", { hostedZoneId, zoneName });
  const target = RecordTarget.fromAlias(new CloudFrontTarget(distribution));
  new ARecord(scope, "Address4", { zone, recordName: domain.name, target });
  new AaaaRecord(scope, "Address6", { zone, recordName: domain.name, target });
}

function acknowledgeDistribution(distribution: Distribution, ownDomain: boolean): void {
  const acknowledge = (id: string, reason: string) => Validations.of(distribution).acknowledge({ id, reason });
  acknowledge("AwsSolutions-CFR1", "Plays are written everywhere.");
  acknowledge(
    "AwsSolutions-CFR3",
    "Its log would hold share links' tokens beside readers' addresses; the API logs routes, the web ACL counts.",
  );
  acknowledge(
    "Annotation::@aws-cdk/aws-cloudfront-origins:listBucketSecurityRisk",
    "The root is the app's page, and no path of the site reaches the bucket's list.",
  );
  if (!ownDomain) acknowledge("AwsSolutions-CFR4", "Without a domain of one's own CloudFront takes no TLS setting.");
}
