import { useEffect } from "react";
import type * as Y from "yjs";
import { untitled } from "#domain/play/play.ts";
import { documentTitle } from "#frontend/messages/titles.ts";
import { useFront } from "./useFront.ts";

export function useTabTitle(doc: Y.Doc): void {
  const { title } = useFront(doc);
  useEffect(() => {
    document.title = documentTitle(title.trim() || untitled);
  }, [title]);
}
