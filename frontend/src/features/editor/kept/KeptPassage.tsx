import type { KeptWords } from "#domain/play/kept/keptWords.ts";
import type { Place } from "#domain/play/kept/manuscript.ts";
import { type Verb, verbsOf } from "#domain/play/kept/settle.ts";
import { Button } from "#frontend/ui/Button.tsx";
import { keptWords } from "#frontend/words/kept.ts";

interface KeptPassageProps {
  readonly found: KeptWords;
  readonly onChoose: (verb: Verb) => void;
}

/** Kept words, where they come from, and what can become of them. */
export function KeptPassage({ found, onChoose }: KeptPassageProps) {
  const words = found.text.trim();
  return (
    <li className="kept-passage">
      <h3>{keptWords.found[found.kind]}</h3>
      <blockquote>{words}</blockquote>
      <p>{whereabouts(found)}</p>
      <div className="kept-verbs">
        {verbsOf[found.kind].map((verb) => (
          <Button
            key={verb}
            size="small"
            aria-label={keptWords.verbOn(keptWords.verbs[verb], shortened(words))}
            onClick={() => onChoose(verb)}
          >
            {keptWords.verbs[verb]}
          </Button>
        ))}
      </div>
    </li>
  );
}

/** Letters of a passage by which its buttons are told apart when they are read aloud. */
const nameLength = 40;

function shortened(words: string): string {
  const line = words.replaceAll(/\s+/g, " ");
  return line.length > nameLength ? `${line.slice(0, nameLength).trimEnd()}…` : line;
}

function whereabouts(found: KeptWords): string {
  const moved = found.kind === "left-behind" ? keptWords.moved(found.movedTo.heading) : "";
  return [placed(found.place), moved].filter((part) => part !== "").join(" · ");
}

function placed({ heading, cue }: Place): string {
  const parts = [heading && keptWords.inScene(heading), cue && keptWords.afterCue(cue)].filter((part) => part !== "");
  return parts.length > 0 ? parts.join(", ") : keptWords.start;
}
