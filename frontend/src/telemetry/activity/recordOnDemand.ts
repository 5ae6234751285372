import { logger } from "#frontend/platform/logger.ts";
import { whenIdle } from "#frontend/platform/whenIdle.ts";
import type { RecordActivity } from "./activityLog.ts";

type Code = typeof import("./activity.ts");

let code: Code | undefined;
let loading: Promise<Code> | undefined;

function load(): Promise<Code> {
  loading ??= import("./activity.ts");
  return loading;
}

/**
 * Records what the signed-in person did. The code for it loads when the page is idle, because the first activity is often
 * that a screen opens. Once it's there, everything is stored at once: the last activity is that the page is left.
 */
export const recordOnDemand: RecordActivity = (type, data, page_url = location.href) => {
  if (code) {
    code.recordActivity(type, data, page_url);
    return;
  }
  const record = () =>
    void load()
      .then((loaded) => {
        code = loaded;
        loaded.recordActivity(type, data, page_url);
      })
      .catch((error: unknown) => {
        loading = undefined;
        logger.warn("Activity could not be logged", { error });
      });
  if (document.visibilityState === "hidden") record();
  else whenIdle(record);
};
