import type { PackageChoices } from "../../play/formats/package/packageChoices.ts";
import type { PackagePart } from "../../play/formats/package/packagePart.ts";
import type { CallRules } from "./submissionCall.ts";

const blindIdentities: readonly CallRules["identity"][] = ["blind", "phone", "titleOnly"];

/**
 * Returns what a call asks for, as far as the choices of a package can do it. What a call doesn't say stays, except that the files
 * are blind only if this call wants it: the call that was chosen before may have wanted it.
 */
export function choicesFor({ rules }: { readonly rules: CallRules }, before: PackageChoices): PackageChoices {
  const { parts, firstPages, format, identity, paper, fileName } = rules;
  const isBlind = blindIdentities.includes(identity);
  return {
    ...before,
    parts: withCopies(parts.length === 0 ? before.parts : parts, isBlind),
    isBlind,
    namePattern: fileName,
    // What another call wanted on covers isn't what this one wants.
    namedCover: undefined,
    blindCover: identity === "titleOnly" ? [] : undefined,
    blindContact: identity === "phone" ? (before.blindContact ?? "") : "",
    ...(firstPages !== undefined && { firstPages }),
    ...(format !== "any" && { format }),
    ...(paper !== "any" && { paper }),
  };
}

/** Returns the files that a call asks for, with the blind copy in the place of the script if the files name nobody. */
export const partsWantedBy = ({ parts, identity }: CallRules): readonly PackagePart[] =>
  withCopies(parts, blindIdentities.includes(identity));

/** Nobody is named in a blind copy, so it's the script that a call for blind files wants. */
function withCopies(parts: readonly PackagePart[], isBlind: boolean): readonly PackagePart[] {
  if (!isBlind || !parts.includes("script") || parts.includes("blindScript")) return parts;
  return parts.map((part) => (part === "script" ? "blindScript" : part));
}
