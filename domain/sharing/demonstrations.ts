import { type InterfaceLanguage, interfaceLanguages } from "../account/interfaceLanguages.ts";
import type { UserId } from "../play/play.ts";
import type { ShareId } from "./share.ts";

/** A public link to the sample play in one language, which anybody may read and comment on. */
interface Demonstration {
  readonly language: InterfaceLanguage;
  /** The part of its address after `/shared/`. It's known to everybody, so nothing signs it. */
  readonly token: string;
  readonly shareId: ShareId;
}

/** The owner of the demonstrations' plays. No account has this ID, so nobody can sign in to it. */
export const demonstrationOwner = "00000000-0000-4000-8000-000000000000" as UserId;

const tokens: Readonly<Record<InterfaceLanguage, string>> = {
  en: "the-last-bulb.demonstration",
  es: "la-ultima-bombilla.demostracion",
};

export const demonstrations: readonly Demonstration[] = interfaceLanguages.map((language) => ({
  language,
  token: tokens[language],
  shareId: `demonstration-${language}` as ShareId,
}));

/** Returns the path of the demonstration in a language. */
export const demonstrationPath = (language: InterfaceLanguage): string => `/shared/${tokens[language]}`;

/** Returns the demonstration with this token; undefined if it's any other link's. */
export const demonstrationWith = (token: string): Demonstration | undefined =>
  demonstrations.find((one) => one.token === token);

/** Returns the demonstration behind a link; undefined if it's any other link. */
export const demonstrationOf = (shareId: ShareId): Demonstration | undefined =>
  demonstrations.find((one) => one.shareId === shareId);
