import { useMemo, useState } from "react";
import { localEntries } from "#frontend/platform/browserStorage.ts";
import type { Order } from "./playList.ts";

export type View = "grid" | "list";

export interface Arrangement {
  readonly text: string;
  readonly setText: (text: string) => void;
  readonly order: Order;
  readonly setOrder: (order: Order) => void;
  /** Tags that the plays shown must have. */
  readonly tags: readonly string[];
  readonly setTags: (tags: readonly string[]) => void;
  readonly view: View;
  readonly setView: (view: View) => void;
}

const viewKey = "ghostlight.playListView";

/** The search, sort order and view of the play list. The view is stored. */
export function useArrangement(): Arrangement {
  const [text, setText] = useState("");
  const [order, setOrder] = useState<Order>("changed");
  const [tags, setTags] = useState<readonly string[]>([]);
  const [view, setView] = useState<View>(rememberedView);
  return useMemo(() => {
    const setAndRemember = (next: View) => {
      setView(next);
      remember(next);
    };
    return { text, setText, order, setOrder, tags, setTags, view, setView: setAndRemember };
  }, [text, order, tags, view]);
}

function rememberedView(): View {
  try {
    return localEntries.getItem(viewKey) === "list" ? "list" : "grid";
  } catch {
    return "grid";
  }
}

function remember(view: View): void {
  try {
    localEntries.setItem(viewKey, view);
  } catch {
    // Without storage, the next visit shows the default view.
  }
}
