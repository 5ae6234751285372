import { useEffect } from "react";
import type * as Y from "yjs";
import { menuLabels } from "#frontend/messages/menuLabels.yaml";
import { documentTitle } from "#frontend/messages/titles.ts";
import { useFront } from "../titlePage/useFront.ts";

export function useTabTitle(doc: Y.Doc): void {
  const { title } = useFront(doc);
  useEffect(() => {
    document.title = documentTitle(title.trim() || menuLabels.untitled);
  }, [title]);
}
