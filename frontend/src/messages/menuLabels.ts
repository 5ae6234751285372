import { untitled } from "#domain/play/play.ts";
import { translated } from "./translation.ts";

/** Labels that more than one screen has in its menus. Apart from their catalogs, so that the editor opens without these. */
export const menuLabels = translated("menuLabels", {
  untitled,
  comments: "Comments",
  share: "Share",
  shareItem: "Share…",
});
