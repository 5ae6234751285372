import { addressIn } from "#domain/account/localAddress.ts";
import { currentLanguage } from "./locale.ts";

/** Returns the address of a public page in the language of the interface. */
export const publicAddress = (path: string): string => addressIn(currentLanguage(), path);
