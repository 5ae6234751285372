import { useEffect, useState } from "react";
import { restMs } from "#frontend/modules/versions/moments/useMomentHistory.ts";

/** Returns the value; one that may be passed on the way to another only once it has stayed for a moment. */
export function useRested<T>(value: T, isPassing: boolean): T {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), isPassing ? restMs : 0);
    return () => clearTimeout(timer);
  }, [value, isPassing]);
  return isPassing ? rested : value;
}
