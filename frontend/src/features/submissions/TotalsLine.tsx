import { useMemo } from "react";
import type { Submission } from "#domain/submissions/submission.ts";
import { totalsOf } from "#domain/submissions/totals.ts";
import { formatList } from "#frontend/messages/format.ts";
import { submissionLogWords as words } from "#frontend/messages/submissionLog.yaml";
import { today } from "#frontend/modules/submissions/today.ts";
import { formatFee } from "./formatFee.ts";

interface TotalsLineProps {
  readonly submissions: readonly Submission[];
  /** Those that the filters let through, which are added up. */
  readonly found: readonly Submission[];
}

/** How many were sent, are open and were answered, and this year's fees. */
export function TotalsLine({ submissions, found }: TotalsLineProps) {
  const year = today().slice(0, 4);
  const { sent, open, answered, fees } = useMemo(() => totalsOf(found, year), [found, year]);
  return (
    <section className="submissions-totals" aria-label={words.totals.label}>
      <ul>
        {found.length < submissions.length && (
          <li role="status">{words.shownOf({ shown: found.length, count: submissions.length })}</li>
        )}
        <li>{words.totals.sent({ count: sent })}</li>
        <li>{words.totals.open({ count: open })}</li>
        <li>{words.totals.answered({ count: answered })}</li>
        <li>
          {fees.length === 0
            ? words.totals.noFees({ year })
            : words.totals.fees({ year, amounts: formatList(fees.map((fee) => formatFee(fee))) })}
        </li>
      </ul>
    </section>
  );
}
