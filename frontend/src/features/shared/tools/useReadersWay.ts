import { useCallback, useRef, useState } from "react";
import type { BlockId } from "#domain/play/play.ts";
import type { ReaderLink } from "../opening/readerLink.ts";
import { findKeptPlace, keepPlace, type PageLayout } from "./keptPlace.ts";
import { findTextSize, keepTextSize, type TextSize } from "./textSize.ts";

/** How this reader looks at the play and where they are, as the device remembers it. */
export function useReadersWay(link: ReaderLink) {
  const [kept] = useState(() => findKeptPlace(link));
  const place = useRef(kept.block);
  const [startAt, setStartAt] = useState(kept.block);
  const [layout, setLayout] = useState<PageLayout>(kept.layout ?? "copy");
  const [size, setSize] = useState<TextSize>(findTextSize);
  const stayAt = useCallback(
    (block: BlockId | undefined) => {
      place.current = block;
      keepPlace(link, { block });
    },
    [link],
  );
  const chooseLayout = (next: PageLayout) => {
    setLayout(next);
    setStartAt(place.current);
    keepPlace(link, { layout: next });
  };
  const chooseSize = (next: TextSize) => {
    setSize(next);
    keepTextSize(next);
  };
  return { startAt, stayAt, layout, chooseLayout, size, chooseSize } as const;
}
