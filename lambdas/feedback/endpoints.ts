import type { Clock } from "#lambdas/shared/clock.ts";
import type { Endpoint } from "#lambdas/shared/endpoint.ts";
import type { Table } from "#lambdas/stores/table.ts";
import { authorFeedbackEndpoints } from "./authorFeedbackEndpoints.ts";
import type { LinkAccess } from "./link.ts";
import { readerFeedbackEndpoints } from "./readerFeedbackEndpoints.ts";

export const feedbackEndpoints = (table: Table, now: Clock, links: LinkAccess): readonly Endpoint[] => [
  ...authorFeedbackEndpoints(table, now),
  ...readerFeedbackEndpoints(table, now, links),
];
