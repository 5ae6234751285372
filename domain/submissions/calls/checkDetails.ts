import type { PackagePart } from "../../play/formats/package/packagePart.ts";
import type { Play } from "../../play/play.ts";
import type { CallCheck, FilesToSend } from "./callCheck.ts";
import type { CallDetail, CallRules } from "./submissionCall.ts";

/** Checks that what a call wants to know about the play and its author has been written. */
export const checkDetails = (play: Play, { details }: CallRules, sending: FilesToSend): readonly CallCheck[] =>
  details.map((wanted) => ({
    rule: "details",
    wanted,
    state: isWritten(wanted, play, sending) ? "passed" : "failed",
  }));

function isWritten(detail: CallDetail, { front }: Play, { choices, author, plan }: FilesToSend): boolean {
  switch (detail) {
    case "synopsis":
    case "productionHistory":
      return front[detail].trim() !== "";
    case "characters":
      return front.characters.some(({ name }) => name.trim() !== "");
    case "actsAndScenes":
      // A list of its own file comes from the headings, but the script has only the writer's.
      return front.actsAndScenes.trim() !== "" || hasFile(plan.files, "actsAndScenes");
    case "bio":
      return author.bio.trim() !== "";
    case "goals":
      return (choices.goals ?? "").trim() !== "";
  }
}

const hasFile = (files: readonly { readonly part: PackagePart }[], part: PackagePart): boolean =>
  files.some((file) => file.part === part);
