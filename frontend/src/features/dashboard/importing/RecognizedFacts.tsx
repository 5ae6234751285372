import { formats } from "#domain/play/formats/formats.ts";
import { formatNumber } from "#frontend/messages/format.ts";
import { importingWords as words } from "#frontend/messages/importing.ts";
import { translateSentence } from "#frontend/messages/sentences.ts";
import type { ImportReading } from "./importReading.ts";

/** The file's format, and what was counted in it. */
export function RecognizedFacts({ reading: { format, recognized, preview } }: { readonly reading: ImportReading }) {
  const { acts, scenes, characters, speeches } = recognized;
  const counts = { acts, scenes, characters, speeches, pages: preview.pages };
  return (
    <dl className="import-facts" aria-label={words.recognized}>
      {Object.entries(counts).map(([name, count]) => (
        <div key={name}>
          <dt>{words.facts[name as keyof typeof counts]}</dt>
          <dd>{formatNumber(count)}</dd>
        </div>
      ))}
      <div>
        <dt>{words.format}</dt>
        <dd>{translateSentence(formats.find(({ id }) => id === format)?.label ?? "")}</dd>
      </div>
    </dl>
  );
}
