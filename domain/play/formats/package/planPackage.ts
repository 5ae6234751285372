import { type BlindOptions, withoutNames } from "../../../sharing/withoutNames.ts";
import { layouts, type PaperName, papers } from "../../layout/designs/layouts.ts";
import type { FrontParagraph } from "../../layout/front/frontFlow.ts";
import { castParagraphs, textParagraphs } from "../../layout/front/frontFlow.ts";
import { pageWordsOf } from "../../layout/pageWords.ts";
import type { Play } from "../../play.ts";
import { type ExportSettings, wholePlayAs } from "../export/exportSettings.ts";
import type { PackageChoices } from "./packageChoices.ts";
import { packageFileName, packageWordsOf, partLabel } from "./packageNames.ts";
import { type PackagePart, packageParts } from "./packagePart.ts";

/** What a package says about the author besides what the play says. */
export interface PackageAuthor extends BlindOptions {
  /** Used if the title page names nobody. */
  readonly name: string;
  readonly bio: string;
}

/** A file of a package before it's written. The play of a blind file has no names anymore. */
export interface PackageFile {
  readonly part: PackagePart;
  readonly name: string;
  /** The play's language, in which files are named. */
  readonly language: string | undefined;
  /** For the file's properties. Empty in a blind file. */
  readonly author: string;
  readonly title: string;
  readonly content:
    | { readonly kind: "play"; readonly play: Play; readonly settings: ExportSettings }
    | { readonly kind: "text"; readonly paragraphs: readonly FrontParagraph[] };
}

export interface PackagePlan {
  /** In the order of the checklist. */
  readonly files: readonly PackageFile[];
  /** Chosen parts that have no text yet, so they get no file. */
  readonly missing: readonly PackagePart[];
  readonly zipName: string;
}

/** Returns the files of a package. */
export function planPackage(play: Play, choices: PackageChoices, author: PackageAuthor): PackagePlan {
  const chosen = packageParts.filter((part) => choices.parts.includes(part));
  const blind = chosen.some((part) => isBlindFile(part, choices)) ? withoutNames(play, author) : play;
  const named = { play, choices, name: singleLine(play.front.authors) || author.name, bio: author.bio };
  const unnamed = { play: blind, choices, name: "", bio: "" };
  const planned = chosen.map((part) => ({ part, ...planFile(part, isBlindFile(part, choices) ? unnamed : named) }));
  const files = planned.flatMap(({ part, file }) => (file ? [{ part, ...file }] : []));
  const zip = choices.isBlind || files.every((file) => file.author === "") ? "" : named.name;
  return {
    files,
    missing: planned.flatMap(({ part, file }) => (file ? [] : [part])),
    zipName: packageFileName({
      title: choices.isBlind ? blind.front.title : play.front.title,
      author: zip,
      label: packageWordsOf(play.typing?.language).all,
      extension: "zip",
      language: play.typing?.language,
    }),
  };
}

/** Returns the name of a file that has this many pages: a short play has fewer first pages than were chosen. */
export const nameWithPages = (
  { part, title, author, language }: PackageFile,
  pages: number,
  choices: PackageChoices,
): string =>
  packageFileName({
    title,
    author,
    label: partLabel(part, { firstPages: Math.min(pages, choices.firstPages) }, packageWordsOf(language)),
    extension: choices.format,
    language,
  });

/** Files that exist to say who the author is are never blind. */
const alwaysNamed: readonly PackagePart[] = ["script", "titlePage", "coverLetter", "bio"];

export const isBlindFile = (part: PackagePart, { isBlind }: Pick<PackageChoices, "isBlind">): boolean =>
  part === "blindScript" || (isBlind && !alwaysNamed.includes(part));

interface Source {
  readonly play: Play;
  readonly choices: PackageChoices;
  /** The author's name; empty in a blind file. */
  readonly name: string;
  readonly bio: string;
}

function planFile(part: PackagePart, source: Source): { readonly file: Omit<PackageFile, "part"> | undefined } {
  const content = contentOf(part, source);
  if (!content) return { file: undefined };
  const { play, choices, name: author } = source;
  const title = singleLine(play.front.title);
  const language = play.typing?.language;
  const label = partLabel(part, choices, packageWordsOf(language));
  const name = packageFileName({ title, author, label, extension: choices.format, language });
  return { file: { name, language, author, title: title || pageWordsOf(language).untitled, content } };
}

const singleLine = (text: string): string => text.replace(/\s+/g, " ").trim();

/** Returns undefined if there is nothing to write. */
function contentOf(part: PackagePart, source: Source): PackageFile["content"] | undefined {
  const { play, choices, name, bio } = source;
  const { front, typing } = play;
  const { headings } = pageWordsOf(typing?.language);
  switch (part) {
    case "script":
    case "blindScript":
      return play.blocks.length > 0 ? playFile(play, choices, {}) : undefined;
    case "firstPages":
      return play.blocks.length > 0
        ? playFile(play, choices, {
            scope: { what: "firstPages", count: choices.firstPages },
            titlePage: false,
            characterPage: false,
          })
        : undefined;
    case "titlePage":
      return front.title.trim() === ""
        ? undefined
        : playFile({ ...play, blocks: [] }, choices, { characterPage: false });
    case "synopsis":
      return aboutPlay(source, headings.synopsis, textParagraphs(front.synopsis));
    case "characters":
      return aboutPlay(source, headings.characters, castParagraphs(front));
    case "musicalNumbers":
      return aboutPlay(source, headings.musicalNumbers, textParagraphs(front.musicalNumbers));
    case "coverLetter":
      return textFile([], textParagraphs(choices.letter));
    case "bio":
      return textFile([heading(name || packageWordsOf(typing?.language).parts.bio)], textParagraphs(bio));
  }
}

const playFile = (play: Play, choices: PackageChoices, change: Partial<ExportSettings>): PackageFile["content"] => ({
  kind: "play",
  play,
  settings: { ...wholePlayAs(choices.format), ...pagesOf(choices), ...change },
});

/** Returns the chosen layout and paper. Names that don't exist anymore choose the play's own. */
export const pagesOf = ({
  layout,
  paper,
}: Pick<PackageChoices, "layout" | "paper">): Pick<ExportSettings, "layout" | "paper"> => ({
  ...(isLayout(layout) && { layout }),
  ...(paper !== undefined && Object.hasOwn(papers, paper) && { paper: paper as PaperName }),
});

const textFile = (
  opening: readonly FrontParagraph[],
  text: readonly FrontParagraph[],
): PackageFile["content"] | undefined =>
  text.length > 0 ? { kind: "text", paragraphs: [...opening, ...text] } : undefined;

/** A page that is read on its own says which play it's about. */
function aboutPlay({ play, name }: Source, about: string, text: readonly FrontParagraph[]) {
  const { by, untitled } = pageWordsOf(play.typing?.language);
  const title: FrontParagraph = {
    role: "centered",
    text: [{ text: singleLine(play.front.title) || untitled, bold: true }],
  };
  const byline: FrontParagraph = { role: "centered", text: [{ text: `${by} ${name}` }] };
  return textFile([title, ...(name === "" ? [] : [byline]), heading(about)], text);
}

const heading = (text: string): FrontParagraph => ({ role: "frontHeading", text: [{ text }] });

const isLayout = (layout: PackageChoices["layout"]): layout is NonNullable<ExportSettings["layout"]> =>
  typeof layout === "object" || (layout !== undefined && Object.hasOwn(layouts, layout));
