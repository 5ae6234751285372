import type { PackagePlan } from "../../play/formats/package/planPackage.ts";
import { headedFields } from "../../play/front/frontFields.ts";
import { type TitlePageField, titlePageFields } from "../../play/front/frontPlaces.ts";
import { type Play, textOf } from "../../play/play.ts";
import { blackOutOf } from "../../sharing/withoutNames.ts";
import type { CallCheck, FilesToSend, IdentityProblem } from "./callCheck.ts";
import type { CallRules } from "./submissionCall.ts";

interface Finding {
  readonly problem?: IdentityProblem;
  readonly names?: readonly string[];
  readonly fields?: readonly TitlePageField[];
}

/** Checks what the files say about the author. */
export function checkIdentity(
  play: Play,
  { identity, noPseudonym }: CallRules,
  sending: FilesToSend,
): readonly CallCheck[] {
  const { plan } = sending;
  const isBlind = plan.files.length > 0 && plan.files.every(({ author }) => author === "");
  const checks: CallCheck[] = [];
  if (identity !== "any") {
    const { problem, names = [], fields = [] } = findProblem(play, identity, sending);
    const isOpen = problem === "openNames" || problem === "noFile";
    const state = problem === undefined ? "passed" : isOpen ? "toCheck" : "failed";
    checks.push({ rule: "identity", wanted: identity, state, names, fields, ...(problem && { problem }) });
  }
  // Only the writer knows whether a name is their own.
  if (noPseudonym) checks.push({ rule: "noPseudonym", state: isBlind ? "passed" : "toCheck" });
  return checks;
}

/** Returns the play of the script as it's about to be sent: the blind copy's, if there is one and no other. */
export const scriptOf = ({ files }: PackagePlan): Play | undefined => {
  const parts = ["script", "blindScript"] as const;
  for (const part of parts) {
    const content = files.find((file) => file.part === part)?.content;
    if (content?.kind === "play" && content.settings.titlePage) return content.play;
  }
  return undefined;
};

function findProblem(play: Play, identity: Exclude<CallRules["identity"], "any">, sending: FilesToSend): Finding {
  const { files } = sending.plan;
  if (files.length === 0) return { problem: "noFile" };
  if (identity === "named") return files.some(({ author }) => author !== "") ? {} : { problem: "unnamed" };
  if (identity === "coverOnly") return findNameBesideCover(play, sending);
  const named = files.filter(({ author }) => author !== "").map(({ name }) => name);
  if (named.length > 0) return { problem: "namedFiles", names: named };
  return findInBlind(identity, sending);
}

function findInBlind(identity: "blind" | "phone" | "titleOnly", { choices, plan, openNames }: FilesToSend): Finding {
  if (identity === "phone" && !hasPhone(choices.blindContact)) return { problem: "noPhone" };
  const front = scriptOf(plan)?.front;
  const fields = titlePageFields.filter((field) => field !== "title" && (front?.[field].trim() ?? "") !== "");
  if (identity === "titleOnly" && fields.length > 0) return { problem: "otherFields", fields };
  return openNames.length > 0 ? { problem: "openNames", names: openNames } : {};
}

/** The shortest telephone numbers with their area have six digits. */
const hasPhone = (text = ""): boolean => (text.match(/\d/g)?.length ?? 0) >= 6;

function findNameBesideCover(play: Play, { author, plan }: FilesToSend): Finding {
  const script = scriptOf(plan);
  if (!script) return { problem: "noFile" };
  if (script.front.authors.trim() === "") return { problem: "unnamed" };
  const hide = blackOutOf(play, author);
  const isNamed = (text: string): boolean => hide(text).pieces.some(({ isBar }) => isBar);
  const texts = [
    ...headedFields.map((field) => script.front[field]),
    ...script.front.characters.flatMap(({ name, description, doubling }) => [name, description, doubling]),
    ...script.blocks.filter(({ kind }) => kind !== "note").map(textOf),
  ];
  return texts.some(isNamed) ? { problem: "namedPages" } : {};
}
