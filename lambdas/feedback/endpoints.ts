import type { Clock } from "#lambdas/shared/clock.ts";
import type { Endpoint } from "#lambdas/shared/endpoint.ts";
import type { Table } from "#lambdas/stores/table.ts";
import { authorFeedbackEndpoints } from "./authorFeedbackEndpoints.ts";
import type { FeedbackMail } from "./feedbackMail.ts";
import type { LinkAccess } from "./link.ts";
import { mailChoiceEndpoint } from "./mailChoiceEndpoint.ts";
import { readerFeedbackEndpoints } from "./readerFeedbackEndpoints.ts";

/** Without `mail`, this stage has no e-mail sender. */
export const feedbackEndpoints = (
  table: Table,
  now: Clock,
  links: LinkAccess,
  mail?: FeedbackMail,
): readonly Endpoint[] => [
  ...authorFeedbackEndpoints({ table, links, mail }, now),
  ...readerFeedbackEndpoints({ table, links, mail }, now),
  mailChoiceEndpoint(table, now, links),
];
