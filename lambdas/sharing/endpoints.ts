import type { Clock } from "#lambdas/shared/clock.ts";
import type { Endpoint } from "#lambdas/shared/endpoint.ts";
import type { Table } from "#lambdas/stores/table.ts";
import { authorEndpoints } from "./keepLinks.ts";
import type { ReadLinkKey } from "./linkKey.ts";
import { readerEndpoints } from "./readLink.ts";

export const sharingEndpoints = (table: Table, now: Clock, readKey: ReadLinkKey): readonly Endpoint[] => [
  ...authorEndpoints(table, now, readKey),
  ...readerEndpoints(table, now, readKey),
];
