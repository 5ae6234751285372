import { useEffect, useState } from "react";
import type * as Y from "yjs";
import { playDocumentOf } from "#domain/play/document/playDocument.ts";
import { readTimedReading } from "#domain/play/document/timedReading.ts";
import type { TimedReading } from "#domain/play/play.ts";

/** Returns the play's timed reading, also when another device changes it. */
export function useTimedReading(doc: Y.Doc): TimedReading | undefined {
  const [reading, setReading] = useState(() => readTimedReading(doc));
  useEffect(() => {
    const read = () => setReading(readTimedReading(doc));
    const { timedReading } = playDocumentOf(doc);
    timedReading.observe(read);
    read();
    return () => timedReading.unobserve(read);
  }, [doc]);
  return reading;
}
