import type { ExportSettings } from "#domain/play/formats/export/exportSettings.ts";
import type { Play } from "#domain/play/play.ts";

/** Returns the layout and paper that a play's export starts with. */
export const layoutOf = (_play: Play): Pick<ExportSettings, "layout" | "paper"> => ({
  layout: "guild-modern",
  paper: "letter",
});
