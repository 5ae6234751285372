import type { Clock } from "#lambdas/shared/clock.ts";
import type { Endpoint } from "#lambdas/shared/endpoint.ts";
import type { ReadLinkKey } from "#lambdas/shared/links/linkKey.ts";
import type { Table } from "#lambdas/stores/table.ts";
import { authorShareEndpoints } from "./authorEndpoints.ts";
import { readerShareEndpoints } from "./readerEndpoints.ts";

export const sharingEndpoints = (table: Table, now: Clock, readKey: ReadLinkKey): readonly Endpoint[] => [
  ...authorShareEndpoints(table, now, readKey),
  ...readerShareEndpoints(table, now, readKey),
];
