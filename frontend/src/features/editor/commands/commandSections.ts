import { commandWords } from "#frontend/messages/commands.yaml";
import type { Command } from "./commands.ts";

/** Lines of the command list below one head. */
export interface CommandSection {
  readonly title: string;
  readonly commands: readonly Command[];
}

const maxRecent = 5;
/** What was chosen since the page was loaded, last first. */
let recent: readonly string[] = [];

export function rememberCommand(id: string): void {
  recent = [id, ...recent.filter((other) => other !== id)].slice(0, maxRecent);
}

/**
 * Returns what is listed before anything is typed: what was chosen last, what's about the cursor's place, the scenes, and
 * everything else. Each command is listed once, and a section without commands isn't there.
 */
export function sectionsOf(commands: readonly Command[]): readonly CommandSection[] {
  const { groups } = commandWords;
  const chosen = recent.flatMap((id) => commands.filter((command) => command.id === id));
  const others = commands.filter((command) => !chosen.includes(command));
  const isScene = ({ kind }: Command): boolean => kind === "scene";
  const isHere = (command: Command): boolean => command.isHere === true;
  return [
    { title: groups.recent, commands: chosen },
    { title: groups.here, commands: others.filter(isHere) },
    { title: groups.scenes, commands: others.filter(isScene) },
    { title: groups.everything, commands: others.filter((command) => !isHere(command) && !isScene(command)) },
  ].filter(({ commands: listed }) => listed.length > 0);
}
