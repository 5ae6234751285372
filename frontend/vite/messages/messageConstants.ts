import { readFileSync } from "node:fs";
import { join } from "node:path";
import { messagesFolder } from "./catalogFiles.ts";

/** Where a value that every message knows is exported, and under which name if it's another one. */
export interface MessageConstant {
  /** Relative to the folder of the messages, unless it's one of the project's folders. */
  readonly module: string;
  readonly name?: string;
}

/** Code imports each value from where it is: a module with all of them would bring data validation into the first page. */
const ofOtherModules: Readonly<Record<string, MessageConstant>> = {
  daysInBin: { module: "#domain/play/bin.ts" },
  freshSignInMinutes: { module: "#domain/api/account.ts" },
  maxFirstPages: { module: "#domain/play/formats/package/packageChoices.ts" },
  maxFullNameLength: { module: "#domain/account/fullName.ts" },
  unlimitedPlan: { module: "#domain/subscription/plans.ts", name: "unlimitedPlanName" },
};

/** The names in `constants.ts`. It's read, not imported, because a build's configuration can't import the domain. */
const own = [...readFileSync(join(messagesFolder, "constants.ts"), "utf8").matchAll(/^export const (\w+)/gm)];

/** The values that every message knows, by their names. */
export const messageConstants: ReadonlyMap<string, MessageConstant> = new Map<string, MessageConstant>([
  ...own.map(([, name = ""]) => [name, { module: "./constants.ts" }] as const),
  ...Object.entries(ofOtherModules),
]);
