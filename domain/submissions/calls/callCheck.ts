import type { PackageChoices } from "../../play/formats/package/packageChoices.ts";
import type { PackagePart } from "../../play/formats/package/packagePart.ts";
import type { PackageAuthor, PackagePlan } from "../../play/formats/package/planPackage.ts";
import type { TitlePageField } from "../../play/front/frontPlaces.ts";
import type { CallDetail, CallIdentity } from "./submissionCall.ts";

/** `toCheck`: the writer has to look, because the play doesn't tell. */
export type RuleState = "passed" | "failed" | "toCheck";

/** Rules about one number. */
export type NumberRule =
  | "leastPages"
  | "mostPages"
  | "leastMinutes"
  | "mostMinutes"
  | "fontPoints"
  | "marginInches"
  | "synopsisSentences"
  | "synopsisWords"
  | "firstPages";

/** What keeps a copy from saying about the author what the call wants. */
export type IdentityProblem =
  /** There's no file to look at. */
  | "noFile"
  /** Nothing names the author. */
  | "unnamed"
  /** `names` are files that name the author. */
  | "namedFiles"
  /** `names` are words that may reveal the author. */
  | "openNames"
  | "noPhone"
  /** `fields` are on the cover, too. */
  | "otherFields"
  /** The author's name is on other pages than the cover. */
  | "namedPages";

/** What the title page of the script lacks, or has although the call doesn't want it. */
export type CoverProblem =
  /** No file has a title page. */
  "noCover" | "noTitle" | "noAuthor" | "hasAuthor";

/** The result of one rule, as facts. The interface makes a sentence of it. */
export type CallCheck = { readonly state: RuleState } & (
  | {
      readonly rule: NumberRule;
      readonly wanted: number;
      readonly found: number;
      /** Of minutes: whether a reading was timed. Otherwise they're estimated. */
      readonly isTimed?: boolean;
    }
  /** `unwritten` are chosen, but have no text; `missing` aren't chosen. */
  | { readonly rule: "parts"; readonly missing: readonly PackagePart[]; readonly unwritten: readonly PackagePart[] }
  | { readonly rule: "format"; readonly wanted: "pdf" | "docx" }
  | {
      readonly rule: "identity";
      readonly wanted: Exclude<CallIdentity, "any">;
      readonly problem?: IdentityProblem;
      readonly names: readonly string[];
      readonly fields: readonly TitlePageField[];
    }
  | { readonly rule: "noPseudonym" }
  | { readonly rule: "coverHasAddress"; readonly hasCover: boolean }
  | {
      readonly rule: "mostActors";
      readonly wanted: number;
      /** On stage at once, as far as the directions say. */
      readonly found: number;
      readonly roles: number;
      readonly headings: readonly string[];
      readonly groups: readonly string[];
    }
  | { readonly rule: "paper"; readonly wanted: "letter" | "a4" }
  | { readonly rule: "titlePage"; readonly wanted: "named" | "unnamed"; readonly problem?: CoverProblem }
  /** `restarts`: pages are numbered from 1 again in each act. */
  | { readonly rule: "pageNumbers"; readonly restarts: boolean }
  | { readonly rule: "fileName"; readonly wanted: string }
  | { readonly rule: "details"; readonly wanted: CallDetail }
  | { readonly rule: "note"; readonly text: string }
);

/** The files that are about to be sent. */
export interface FilesToSend {
  readonly choices: PackageChoices;
  readonly author: PackageAuthor;
  readonly plan: PackagePlan;
  /** Words that blind files still contain and that may reveal the author. */
  readonly openNames: readonly string[];
}
