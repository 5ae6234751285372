import type { APIGatewayProxyEventV2 } from "aws-lambda";

/** Returns the request's origin as CloudFront reports it. CloudFront overwrites anything a client sends in its place. */
export const viewerAddressOf = ({ headers, requestContext }: APIGatewayProxyEventV2): string =>
  headers["x-viewer-address"] ?? requestContext.http.sourceIp;
