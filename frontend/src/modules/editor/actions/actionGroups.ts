import { groupWords } from "#frontend/messages/actionGroups.yaml";
import type { Action } from "./action.ts";
import { groupedActions } from "./actions.ts";

interface NamedActions {
  readonly title: string;
  readonly actions: readonly Action[];
  /** Whether their keys can't be changed, because writing depends on them. */
  readonly isFixed: boolean;
}

const names = Object.keys(groupedActions) as (keyof typeof groupedActions)[];

/** All actions in groups. Apart from the actions, because the editor opens without the titles. */
export const actionGroups: readonly NamedActions[] = names.map((name) => ({
  title: groupWords[name],
  actions: groupedActions[name],
  isFixed: name === "typing",
}));
