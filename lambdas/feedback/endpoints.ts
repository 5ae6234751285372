import type { Clock } from "#lambdas/shared/clock.ts";
import type { Endpoint } from "#lambdas/shared/endpoint.ts";
import type { Table } from "#lambdas/stores/table.ts";
import { authorEndpoints } from "./authorEndpoints.ts";
import type { Links } from "./link.ts";
import { readerEndpoints } from "./readerEndpoints.ts";

export const feedbackEndpoints = (table: Table, now: Clock, links: Links): readonly Endpoint[] => [
  ...authorEndpoints(table, now),
  ...readerEndpoints(table, now, links),
];
