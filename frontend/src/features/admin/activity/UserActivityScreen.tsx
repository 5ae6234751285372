import { useMemo } from "react";
import { useSearchParams } from "react-router-dom";
import { activityWords } from "#frontend/messages/activity.yaml";
import { Button } from "#frontend/ui/Button.tsx";
import { Card, Page } from "#frontend/ui/Page.tsx";
import { utcDayOf } from "../health/healthDay.ts";
import { ActivityFilters } from "./ActivityFilters.tsx";
import { ActivityLogCard } from "./ActivityLogCard.tsx";
import { ActivityTotals } from "./ActivityTotals.tsx";
import { type ActivityQuery, readSearch, writeSearch } from "./activityQuery.ts";
import { useActivityExport } from "./useActivityExport.ts";
import "./activity.css";

/** Totals and the activity log. Only for administrators; the server refuses everybody else. */
export function UserActivityScreen() {
  const [params, setParams] = useSearchParams();
  const today = utcDayOf(new Date());
  const search = useMemo(() => readSearch(params, today), [params, today]);
  const look = (next: ActivityQuery) => setParams(writeSearch(next, today));
  const isLive = search.to >= today;
  return (
    <Page
      title={activityWords.title}
      lead={activityWords.lead}
      actions={<ExportButton key={params.toString()} search={search} />}
    >
      <ActivityFilters key={params.toString()} search={search} today={today} onSearch={look} />
      <ActivityTotals search={search} isLive={isLive} onSearch={look} />
      <Card title={activityWords.log.title}>
        <ActivityLogCard key={params.toString()} search={search} isLive={isLive} onSearch={look} />
      </Card>
    </Page>
  );
}

function ExportButton({ search }: { readonly search: ActivityQuery }) {
  const { progress, start, cancel } = useActivityExport(search);
  if (progress === undefined) return <Button onClick={() => void start()}>{activityWords.csv.button}</Button>;
  return (
    <>
      <span className="activity-progress" role="status">
        {activityWords.csv.busy({ count: progress })}
      </span>
      <Button onClick={cancel}>{activityWords.csv.cancel}</Button>
    </>
  );
}
