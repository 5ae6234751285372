import { translated } from "./translation.ts";

/** Labels that more than one screen has in its menus. Apart from their catalogs, so that the editor opens without these. */
export const menuLabels = translated("menuLabels", {
  untitled: "Untitled play",
  /** Of a play on this device, while the server can't be reached. */
  titleUnknown: "Title unknown",
  comments: "Comments",
  share: "Share",
  shareItem: "Share…",
});
