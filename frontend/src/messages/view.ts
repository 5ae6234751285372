import { formatNumber } from "./format.ts";
import { translated } from "./translation.ts";

export const viewWords = translated("viewWords", {
  menu: "View",
  group: "View",
  draft: "Draft view",
  focus: "Focus on the current speech",
  typewriter: "Typewriter scrolling",
  whitePages: "White pages in the dark theme",
  zoomIn: "Zoom in",
  zoomOut: "Zoom out",
  /** How large the page is shown, in percent. */
  zoom: (percent: number) => `Zoom ${formatNumber(percent)}%`,
  actualSize: "Actual size",
  overview: "Two pages side by side…",
  overviewTitle: "Pages",
  overviewHint: "Choose a page to go to it.",
  page: (label: string) => `Page ${label}`,
  titlePage: "Title page",
  frontPage: "Front matter",
  hidePanels: "Hide panels",
  fullScreen: "Full screen",
  writingTips: "Writing tips",
  done: "Done",
});
