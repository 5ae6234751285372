import type * as Y from "yjs";
import { menuLabels } from "#frontend/messages/menuLabels.ts";
import { useFront } from "./useFront.ts";

/** The screen's heading, for screen readers. Everybody else sees the title in the top bar and on the title page. */
export const SpokenTitle = ({ doc }: { readonly doc: Y.Doc }) => (
  <h1 className="only-spoken">{useFront(doc).title.trim() || menuLabels.untitled}</h1>
);
