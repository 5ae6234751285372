import { useState } from "react";
import * as z from "zod";
import type { BlockId, PlayId } from "#domain/play/play.ts";
import { playSettings } from "../playSettings.ts";

const stored = playSettings("ghostlight.outline", z.array(z.string().transform((id) => id as BlockId)));

/** The acts whose scenes are hidden in the outline, remembered for each play on this device. */
export function useCollapsedActs(playId: PlayId): readonly [ReadonlySet<BlockId>, toggle: (act: BlockId) => void] {
  const [collapsed, setCollapsed] = useState<ReadonlySet<BlockId>>(() => new Set(stored.find(playId)));
  const toggle = (act: BlockId): void => {
    const next = new Set(collapsed);
    if (!next.delete(act)) next.add(act);
    setCollapsed(next);
    stored.save(playId, [...next]);
  };
  return [collapsed, toggle];
}
