import { describeEighths, describePages } from "#frontend/messages/outline.ts";
import { outlineWords } from "#frontend/messages/outline.yaml";
import type { PageRange, SceneFigures } from "#frontend/modules/editor/navigation/sceneFigures.ts";

interface SceneLengthProps {
  /** Undefined until they're counted. */
  readonly figures: SceneFigures | undefined;
  readonly pages: PageRange | undefined;
}

/** How long a scene or act is, and how many people speak in it. */
export function SceneLengthText({ figures, pages }: SceneLengthProps) {
  const counts = figures
    ? [
        outlineWords.words({ count: figures.words }),
        outlineWords.speeches({ count: figures.speeches }),
        outlineWords.characters({ count: figures.characters.length }),
      ]
    : [];
  const texts = [...(pages ? [describePages(pages), describeEighths(pages.eighths)] : []), ...counts];
  return (
    <span className="scene-length">
      {texts.map((text) => (
        <span key={text}>{`${text} `}</span>
      ))}
    </span>
  );
}
