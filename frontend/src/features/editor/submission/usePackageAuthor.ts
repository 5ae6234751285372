import { useMemo, useState } from "react";
import { authorName } from "#domain/account/authorName.ts";
import type { PackageChoices } from "#domain/play/formats/package/packageChoices.ts";
import { isBlindFile, type PackageAuthor } from "#domain/play/formats/package/planPackage.ts";
import type { Play } from "#domain/play/play.ts";
import { suggestedWords } from "#domain/sharing/remainingNames.ts";
import { noNames, type RemainingNames, remainingNamesOf } from "#frontend/modules/sharing/remainingNamesOf.ts";
import { ownNames } from "#frontend/platform/ownNames.ts";
import { useSession } from "#frontend/platform/session/useSession.ts";

export interface AuthorOfPackage {
  readonly author: PackageAuthor;
  readonly hasBlindFile: boolean;
  /** Words that blind files may still contain, and those that they black out. */
  readonly names: RemainingNames;
  readonly hiddenWords: readonly string[];
  readonly hideWords: (words: readonly string[]) => void;
}

/** What the account says about the author, and what blind files leave out. */
export function usePackageAuthor(play: Play, choices: PackageChoices): AuthorOfPackage {
  const session = useSession();
  const user = session.kind === "signed-in" ? session.session.user : undefined;
  const hasBlindFile = choices.parts.some((part) => isBlindFile(part, choices));
  const names = useMemo(() => (hasBlindFile ? remainingNamesOf(play) : noNames), [play, hasBlindFile]);
  const [chosenWords, hideWords] = useState<readonly string[]>();
  const hiddenWords = useMemo(
    () => chosenWords ?? (names.kind === "found" ? suggestedWords(names.names) : []),
    [chosenWords, names],
  );
  const name = user ? authorName(user) : "";
  const bio = user?.bio ?? "";
  const author = useMemo(() => ({ name, bio, alsoNames: ownNames(), words: hiddenWords }), [name, bio, hiddenWords]);
  return { author, hasBlindFile, names, hiddenWords, hideWords };
}
