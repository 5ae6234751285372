import { useCallback, useRef, useState } from "react";
import type { BlockId } from "#domain/play/play.ts";
import type { ReaderLink } from "../opening/readerLink.ts";
import { findReadingPlace, type ReaderLayout, saveReadingPlace } from "./readingPlace.ts";
import { findTextSize, saveTextSize, type TextSize } from "./textSize.ts";

/** The reader's stored layout and position for a link. */
export function useReaderPreferences(link: ReaderLink) {
  const [stored] = useState(() => findReadingPlace(link));
  const place = useRef(stored.block);
  const [startAt, setStartAt] = useState(stored.block);
  const [layout, setLayout] = useState<ReaderLayout>(stored.layout ?? "copy");
  const [size, setSize] = useState<TextSize>(findTextSize);
  const stayAt = useCallback(
    (block: BlockId | undefined) => {
      place.current = block;
      saveReadingPlace(link, { block });
    },
    [link],
  );
  const chooseLayout = useCallback(
    (next: ReaderLayout) => {
      setLayout(next);
      setStartAt(place.current);
      saveReadingPlace(link, { layout: next });
    },
    [link],
  );
  const chooseSize = (next: TextSize) => {
    setSize(next);
    saveTextSize(next);
  };
  return { startAt, stayAt, layout, chooseLayout, size, chooseSize } as const;
}
