import type { LeftLine } from "#frontend/modules/sync/journal/journal.ts";
import { Sheet } from "#frontend/ui/Sheet.tsx";

interface LitPageProps {
  readonly lines: readonly LeftLine[];
  /** The play's language; undefined or empty if it isn't known. */
  readonly language: string | undefined;
}

/** The page on which the writer stopped, with the element of the cursor in the lamp's light. */
export function LitPage({ lines, language }: LitPageProps) {
  return (
    <Sheet format="letter" className="dashboard-lit-page" lang={language || undefined}>
      {lines.map(({ kind, text, isCurrent }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines are a picture and never change places.
        <p key={at} dir="auto" className={`dashboard-lit-${kind} ${isCurrent ? "dashboard-lit-here" : ""}`}>
          {text}
        </p>
      ))}
    </Sheet>
  );
}
