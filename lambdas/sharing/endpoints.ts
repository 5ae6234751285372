import type { Clock } from "#lambdas/shared/clock.ts";
import type { Endpoint } from "#lambdas/shared/endpoint.ts";
import type { ReadLinkKeys } from "#lambdas/shared/links/linkKeys.ts";
import type { Table } from "#lambdas/stores/table.ts";
import { authorShareEndpoints } from "./authorEndpoints.ts";
import { readerShareEndpoints } from "./readerEndpoints.ts";

export const sharingEndpoints = (table: Table, now: Clock, readKeys: ReadLinkKeys): readonly Endpoint[] => [
  ...authorShareEndpoints(table, now, readKeys),
  ...readerShareEndpoints(table, now, readKeys),
];
