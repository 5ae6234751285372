import { useEffect, useState } from "react";
import { onSignOfLife } from "./opening/onSignOfLife.ts";

type LaterParts = import("./laterParts.ts").LaterParts;

const None = () => null;
const nothing: LaterParts = { AnnouncementLine: None, MadeWith: None, TheEnd: None };

/** Returns the parts of the page that load once somebody reads. Until then, they show nothing. */
export function useLaterParts(): LaterParts {
  const [parts, setParts] = useState(nothing);
  useEffect(() => {
    const over = new AbortController();
    onSignOfLife(() => {
      over.abort();
      // The play can be read without this code. The next visit tries again.
      import("./laterParts.ts").then(
        ({ laterParts }) => setParts(laterParts),
        () => undefined,
      );
    }, over.signal);
    return () => over.abort();
  }, []);
  return parts;
}
