import { appendUpdate } from "#domain/api/updates.ts";
import type { Clock } from "#lambdas/shared/clock.ts";
import { ownerEndpoint } from "#lambdas/shared/endpoint.ts";
import type { Table } from "#lambdas/stores/table.ts";
import { append } from "./append.ts";
import { assertMayWrite } from "./limits.ts";
import { countThatFit, othersAtWork, toAnswer } from "./log.ts";
import { updateBytesOf } from "./updateBytes.ts";

export const appendUpdateEndpoint = (table: Table, now: Clock) =>
  ownerEndpoint(
    appendUpdate,
    { table, now },
    async ({ userId, head, params: { playId }, body: { body, ...batch } }) => {
      const at = now();
      await assertMayWrite(table, userId, (body.length * 3) / 4, at);
      const bytes = updateBytesOf({ body, ...batch });
      const { sequence, since, tail } = await append(table, { head, playId, ...batch, bytes, now: at });
      const others = othersAtWork(tail, batch.device, at);
      if (batch.after < (head.snapshot?.sequence ?? 0)) {
        return { sequence, updates: [], more: true, others, loadSnapshot: true };
      }
      const news = since.filter((entry) => entry.sequence !== sequence);
      const count = countThatFit(news);
      return {
        sequence,
        updates: await toAnswer(table, playId, news.slice(0, count)),
        more: count < news.length,
        others,
      };
    },
  );
