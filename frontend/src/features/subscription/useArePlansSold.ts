import { useEffect, useState } from "react";
import { getConfig } from "#frontend/platform/config.ts";
import { logger } from "#frontend/platform/logger.ts";

/** Whether plans are sold on this stage; true until it's known that they aren't. */
export function useArePlansSold(): boolean {
  const [sells, setSells] = useState(true);
  useEffect(() => {
    getConfig()
      .then((config) => setSells(config.sells))
      .catch((error: unknown) => logger.warn("Prices could not be fetched from the API", { error }));
  }, []);
  return sells;
}
