import { useState } from "react";
import { readHealthHistory } from "#domain/api/health.ts";
import { healthWords } from "#frontend/messages/health.yaml";
import { LoadingScreen } from "#frontend/modules/screen/LoadingScreen.tsx";
import { call } from "#frontend/platform/call.ts";
import { useServerData } from "#frontend/platform/queries/useServerData.ts";
import { Alert } from "#frontend/ui/Alert.tsx";
import { Button } from "#frontend/ui/Button.tsx";
import { Card, Page } from "#frontend/ui/Page.tsx";
import { adminKeys } from "../adminKeys.ts";
import { DayChart } from "./DayChart.tsx";
import { DaySteps } from "./DaySteps.tsx";
import { utcDayOf } from "./healthDay.ts";
import { TroubleTable } from "./TroubleTable.tsx";
import { ViolationTable } from "./ViolationTable.tsx";
import "./HealthScreen.css";

const words = healthWords.admin;

/**
 * The history of the server's checks, one day at a time. Only for administrators; the server refuses everybody else.
 */
export function HealthScreen() {
  const { day, setDay, state, reload } = useHealthDay();
  return (
    <Page title={words.title} lead={words.lead} actions={<DaySteps day={day} onDay={setDay} />}>
      {state.kind === "loading" && <LoadingScreen />}
      {state.kind === "failed" && (
        <Card>
          <Alert kind="bad" heading={words.failed}>
            {state.errorText}
          </Alert>
          <div>
            <Button onClick={() => void reload()}>{words.tryAgain}</Button>
          </div>
        </Card>
      )}
      {state.kind === "ready" && (
        <>
          <Card title={words.chart}>
            {state.data.results.length > 0 ? <DayChart results={state.data.results} /> : <p>{words.none}</p>}
          </Card>
          <Card title={words.troubles}>
            <TroubleTable results={state.data.results} />
          </Card>
          <Card title={words.violations}>
            <ViolationTable violations={state.data.violations} />
          </Card>
        </>
      )}
    </Page>
  );
}

/** One day of the service's health, starting with today. */
function useHealthDay() {
  const [day, setDay] = useState(() => utcDayOf(new Date()));
  const { state, reload } = useServerData({
    key: adminKeys.healthDay(day),
    load: (signal) => call(readHealthHistory, { query: { day }, signal }),
  });
  return { day, setDay, state, reload };
}
