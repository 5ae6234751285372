import type { APIGatewayProxyEventV2 } from "aws-lambda";
import type * as z from "zod";
import { type Contract, routeKeyOf } from "#domain/api/contract.ts";
import { type HttpReply, reply, zipped } from "./httpReply.ts";
import { assertAdministrator, type Identity, identityOf } from "./identity.ts";
import { type LinkReader, readerOf } from "./linkReader.ts";
import { jsonBodyOf, parseRequest } from "./requestParts.ts";

/** One route, ready for the router. */
export interface Endpoint {
  readonly routeKey: string;
  readonly answer: (event: APIGatewayProxyEventV2) => Promise<HttpReply>;
}

interface Given<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType> {
  readonly params: z.output<P>;
  readonly query: z.output<Q>;
  readonly body: z.output<B>;
}

/**
 * A contract with its implementation. The contract validates both the input and the output of `run`, so no extra data
 * leaks.
 */
export function endpoint<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType, R extends z.ZodType>(
  contract: Contract<P, Q, B, R>,
  run: (given: Given<P, Q, B> & Identity) => Promise<z.input<R>>,
): Endpoint {
  if (contract.who === "anyone") throw new Error(`${routeKeyOf(contract)} has no caller: it is an open endpoint.`);
  return routed(contract, async (event) => {
    const identity = identityOf(event);
    if (contract.who === "admin") assertAdministrator(identity);
    const answer = await run({ ...identity, ...givenBy(contract, event) });
    return reply(200, contract.response.parse(answer));
  });
}

interface Visitor {
  /** The request's origin as CloudFront reports it. CloudFront overwrites anything a client sends in its place. */
  readonly viewerAddress: string;
  readonly reader: LinkReader;
}

const viewerAddressOf = ({ headers, requestContext }: APIGatewayProxyEventV2): string =>
  headers["x-viewer-address"] ?? requestContext.http.sourceIp;

/** A public endpoint: it has no caller and may answer with its own status and type. */
export function openEndpoint<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType, R extends z.ZodType>(
  contract: Contract<P, Q, B, R>,
  run: (given: Given<P, Q, B> & Visitor) => Promise<{ body: z.input<R>; status?: number; contentType?: string }>,
): Endpoint {
  if (contract.who !== "anyone") throw new Error(`${routeKeyOf(contract)} is not open to anyone.`);
  return routed(contract, async (event) => {
    const {
      body,
      status = 200,
      contentType,
    } = await run({
      ...givenBy(contract, event),
      viewerAddress: viewerAddressOf(event),
      reader: readerOf(event),
    });
    return zipped(reply(status, contract.response.parse(body), contentType), event);
  });
}

const routed = (contract: Contract, answer: Endpoint["answer"]): Endpoint => ({
  routeKey: routeKeyOf(contract),
  answer,
});

function givenBy<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType>(
  contract: Pick<Contract<P, Q, B>, "params" | "query" | "body">,
  event: APIGatewayProxyEventV2,
): Given<P, Q, B> {
  return {
    params: parseRequest(contract.params, event.pathParameters ?? {}),
    query: parseRequest(contract.query, event.queryStringParameters ?? {}),
    body: parseRequest(contract.body, jsonBodyOf(event)),
  };
}
