import type { APIGatewayProxyEventV2 } from "aws-lambda";
import * as z from "zod";
import { readerHeaders, readerKey, readerPass } from "#domain/api/readerHeaders.ts";

const headers = z.object({
  [readerHeaders.key]: readerKey.optional().catch(undefined),
  [readerHeaders.pass]: readerPass.optional().catch(undefined),
});

/** A reader of a share link. Anything that doesn't look like a key or a pass is dropped. */
export interface LinkReader {
  readonly key: string | undefined;
  readonly pass: string | undefined;
}

export function readerOf(event: Pick<APIGatewayProxyEventV2, "headers">): LinkReader {
  const given = headers.parse(event.headers);
  return { key: given[readerHeaders.key], pass: given[readerHeaders.pass] };
}
