import { menuLabels } from "#frontend/messages/menuLabels.yaml";

/** Returns a play's title as lists show it. Undefined is a title that isn't known. */
export const shownTitle = (title: string | undefined): string =>
  title === undefined ? menuLabels.titleUnknown : title.trim() || menuLabels.untitled;
