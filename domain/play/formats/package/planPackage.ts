import { blackBar } from "../../../sharing/blackOut.ts";
import { type BlindOptions, withoutNames, withoutSurnamesOf } from "../../../sharing/withoutNames.ts";
import { actsAndScenesOf } from "../../actsAndScenes.ts";
import { type TitlePageField, titlePageFields } from "../../front/frontPlaces.ts";
import { layouts, type PaperName, papers } from "../../layout/designs/layouts.ts";
import type { FrontParagraph } from "../../layout/front/frontFlow.ts";
import { castParagraphs, textParagraphs } from "../../layout/front/frontFlow.ts";
import { pageWordsOf } from "../../layout/pageWords.ts";
import type { FrontMatter, Play } from "../../play.ts";
import { type ExportSettings, wholePlayAs } from "../export/exportSettings.ts";
import { settingsWithoutNames } from "../export/prepareExport.ts";
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
  /** How it's named, without names in a blind file. */
  readonly pattern: string;
  readonly content:
    | { readonly kind: "play"; readonly play: Play; readonly settings: ExportSettings }
    | { readonly kind: "text"; readonly paragraphs: readonly FrontParagraph[] };
}

export interface PackagePlan {
  /** In the order of the checklist. */
  readonly files: readonly PackageFile[];
  /** Chosen parts that have no text yet, so they get no file. */
  readonly missing: readonly PackagePart[];
  /** Returns the name of the ZIP file. The recipient may be empty. */
  readonly zipNameFor: (recipient: string) => string;
}

/** Returns the files of a package. No two have the same name. */
export function planPackage(play: Play, choices: PackageChoices, author: PackageAuthor): PackagePlan {
  const chosen = packageParts.filter((part) => choices.parts.includes(part));
  const { blind, named } = sourcesOf(play, choices, author);
  const planned = chosen.map((part) => ({ part, file: planFile(part, isBlindFile(part, choices) ? blind : named) }));
  const files = withOwnNames(
    planned.flatMap(({ file }) => file ?? []),
    choices,
  );
  const language = play.typing?.language;
  const isNameless = choices.isBlind || files.every((file) => file.author === "");
  const hide = withoutSurnamesOf(play, author);
  return {
    files,
    missing: planned.flatMap(({ part, file }) => (file ? [] : [part])),
    zipNameFor: (recipient) =>
      packageFileName({
        title: choices.isBlind ? blind.play.front.title : play.front.title,
        author: isNameless ? "" : named.name,
        recipient: isNameless ? hide(recipient).replaceAll(blackBar, "") : recipient,
        label: packageWordsOf(language).all,
        extension: "zip",
        language,
      }),
  };
}

/** Returns what named and blind files are made of. Names are removed here, so that no later step sees them. */
function sourcesOf(
  play: Play,
  choices: PackageChoices,
  author: PackageAuthor,
): Readonly<Record<"blind" | "named", Source>> {
  const { namePattern = "", goals = "" } = choices;
  const name = singleLine(play.front.authors) || author.name;
  const named: Source = {
    play,
    choices,
    name,
    bio: author.bio,
    goals,
    pattern: namePattern,
    cover: choices.namedCover,
    hideIn: (settings) => settings,
  };
  if (!choices.isBlind && !choices.parts.includes("blindScript")) return { named, blind: named };
  const hide = withoutSurnamesOf(play, author);
  const { front, ...rest } = withoutNames(play, author);
  const contact = hide(choices.blindContact ?? "");
  return {
    named,
    blind: {
      play: { ...rest, front: { ...front, contact } },
      choices,
      name: "",
      bio: "",
      goals: hide(goals),
      pattern: hide(namePattern).replaceAll(blackBar, ""),
      cover: choices.blindCover && [...choices.blindCover, "contact"],
      hideIn: (settings) => settingsWithoutNames(play, settings, author),
    },
  };
}

/** A pattern may give several files the same name. Later ones get that of their part. */
function withOwnNames(files: readonly PackageFile[], choices: PackageChoices): readonly PackageFile[] {
  const taken = new Set<string>();
  return files.map((file) => {
    const names = [
      file.name,
      nameOf(file, choices, { isMain: false }),
      nameOf({ ...file, pattern: "" }, choices, { isMain: false }),
    ];
    const name = names.find((one) => !taken.has(one.toLowerCase())) ?? file.name;
    taken.add(name.toLowerCase());
    return { ...file, name };
  });
}

interface NameOptions {
  /** How many pages the file has, if it's known. */
  readonly pages?: number;
  readonly isMain: boolean;
}

const nameOf = (
  { part, title, author, language, pattern }: Omit<PackageFile, "name" | "content">,
  { firstPages, format }: PackageChoices,
  { pages = firstPages, isMain }: NameOptions,
): string =>
  packageFileName({
    title,
    author,
    label: partLabel(part, { firstPages: Math.min(pages, firstPages) }, packageWordsOf(language)),
    extension: format,
    language,
    pattern,
    isMain,
  });

/** Files that a call's pattern names without saying which part they are. */
const mainParts: readonly PackagePart[] = ["script", "blindScript"];

/** Returns the name of a file that has this many pages: a short play has fewer first pages than were chosen. */
export const nameWithPages = (file: PackageFile, pages: number, choices: PackageChoices): string =>
  file.part === "firstPages" ? nameOf(file, choices, { pages, isMain: false }) : file.name;

/** Files that exist to say who the author is are never blind. */
const alwaysNamed: readonly PackagePart[] = ["script", "productionHistory", "titlePage", "coverLetter", "bio"];

export const isBlindFile = (part: PackagePart, { isBlind }: Pick<PackageChoices, "isBlind">): boolean =>
  part === "blindScript" || (isBlind && !alwaysNamed.includes(part));

interface Source {
  readonly play: Play;
  readonly choices: PackageChoices;
  /** The author's name; empty in a blind file. */
  readonly name: string;
  readonly bio: string;
  readonly goals: string;
  readonly pattern: string;
  /** What the title page has besides the title; undefined: everything. */
  readonly cover: readonly TitlePageField[] | undefined;
  /** Removes names from what a writer's own layout prints, in a blind file. */
  readonly hideIn: (settings: ExportSettings) => ExportSettings;
}

/** Returns undefined if there is nothing to write. */
function planFile(part: PackagePart, source: Source): PackageFile | undefined {
  const content = contentOf(part, source);
  if (!content) return undefined;
  const { play, choices, name: author, pattern } = source;
  const language = play.typing?.language;
  const titled = { part, language, author, pattern, title: singleLine(play.front.title) };
  const name = nameOf(titled, choices, { isMain: mainParts.includes(part) });
  return { ...titled, name, title: titled.title || pageWordsOf(language).untitled, content };
}

const singleLine = (text: string): string => text.replace(/\s+/g, " ").trim();

/** Returns undefined if there is nothing to write. */
function contentOf(part: PackagePart, source: Source): PackageFile["content"] | undefined {
  const { play, choices, name, bio, goals } = source;
  const { front, typing } = play;
  const { headings } = pageWordsOf(typing?.language);
  switch (part) {
    case "script":
    case "blindScript":
      return play.blocks.length > 0 ? playFile(source, {}) : undefined;
    case "firstPages":
      return play.blocks.length > 0
        ? playFile(source, {
            scope: { what: "firstPages", count: choices.firstPages },
            titlePage: false,
            characterPage: false,
          })
        : undefined;
    case "titlePage":
      return front.title.trim() === ""
        ? undefined
        : playFile({ ...source, play: { ...play, blocks: [] } }, { characterPage: false });
    case "synopsis":
      return aboutPlay(source, headings.synopsis, textParagraphs(front.synopsis));
    case "characters":
      return aboutPlay(source, headings.characters, castParagraphs(front));
    case "actsAndScenes":
      return aboutPlay(source, headings.actsAndScenes, textParagraphs(scenesIn(play)));
    case "productionHistory":
      return aboutPlay(source, headings.productionHistory, textParagraphs(front.productionHistory));
    case "musicalNumbers":
      return aboutPlay(source, headings.musicalNumbers, textParagraphs(front.musicalNumbers));
    case "coverLetter":
      return textFile([], textParagraphs(choices.letter));
    case "bio":
      return textFile([heading(name || packageWordsOf(typing?.language).parts.bio)], textParagraphs(bio));
    case "goals":
      return aboutPlay(source, packageWordsOf(typing?.language).parts.goals, textParagraphs(goals));
  }
}

/** The writer's own list, or what headings and settings say. */
export const scenesIn = ({ front, blocks }: Play): string => front.actsAndScenes.trim() || actsAndScenesOf(blocks);

function playFile({ play, choices, cover, hideIn }: Source, change: Partial<ExportSettings>): PackageFile["content"] {
  const settings = { ...wholePlayAs(choices.format), ...pagesOf(choices), ...change };
  return { kind: "play", play: { ...play, front: frontWith(play.front, cover) }, settings: hideIn(settings) };
}

/** Leaves out what the cover isn't to have. */
const frontWith = (front: FrontMatter, cover: Source["cover"]): FrontMatter => ({
  ...front,
  ...(cover && Object.fromEntries(titlePageFields.map((field) => [field, isOn(cover, field) ? front[field] : ""]))),
});

const isOn = (cover: readonly TitlePageField[], field: TitlePageField): boolean =>
  field === "title" || cover.includes(field);

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
