import { useState } from "react";
import { readHealthHistory } from "#domain/api/health.ts";
import { call } from "#frontend/platform/call.ts";
import { useServerData } from "#frontend/platform/queries/useServerData.ts";
import { adminKeys } from "../adminKeys.ts";
import { dayOf } from "./healthDay.ts";

/** One day of the service's health, starting with today. */
export function useHealthDay() {
  const [day, setDay] = useState(() => dayOf(new Date()));
  const { state, reload } = useServerData({
    key: adminKeys.healthDay(day),
    load: (signal) => call(readHealthHistory, { query: { day }, signal }),
  });
  return { day, setDay, state, reload };
}
