import { outlineWords as words } from "#frontend/messages/outline.ts";
import type { PageRange, SceneFigures } from "#frontend/modules/editor/navigation/sceneFigures.ts";

interface SceneLengthProps {
  /** Undefined until they're counted. */
  readonly figures: SceneFigures | undefined;
  readonly pages: PageRange | undefined;
}

/** How long a scene or act is, and how many people speak in it. */
export function SceneLength({ figures, pages }: SceneLengthProps) {
  const counts = figures
    ? [words.words(figures.words), words.speeches(figures.speeches), words.characters(figures.characters)]
    : [];
  const texts = [...(pages ? [words.pages(pages.from, pages.to), words.eighths(pages.eighths)] : []), ...counts];
  return (
    <span className="scene-length">
      {texts.map((text) => (
        <span key={text}>{`${text} `}</span>
      ))}
    </span>
  );
}
