/*
 * What PDF/UA (ISO 14289-1) asks of a file of text, as far as rules can tell: veraPDF, which checks all of it, isn't in
 * Debian or npm. Our files have no pictures, so nothing needs an alternative text.
 */

export interface TagCheck {
  /** What's wrong, one sentence each. */
  readonly faults: readonly string[];
  /** How many marked parts belong to the structure. */
  readonly marks: number;
}

/** Checks a file that qpdf has written with plain objects and streams (`--qdf --object-streams=disable`). */
export function tagFaults(file: string): TagCheck {
  const faults: string[] = [];
  const needs = (pattern: RegExp, what: string): void => {
    if (!pattern.test(file)) faults.push(`there's no ${what}`);
  };
  needs(/\/MarkInfo\s*<<[^>]*\/Marked true/, "mark that says the file is tagged");
  needs(/\/Lang\s*[(<]/, "language");
  needs(/\/DisplayDocTitle true/, "setting that shows the title");
  needs(/<dc:title>[\s\S]*?<rdf:li[^>]*>[^<]+/, "title in the metadata");
  needs(/\/StructTreeRoot/, "structure tree");
  needs(/\/ParentTree/, "parent tree");
  needs(/\/S \/Document/, "document element");
  needs(/<pdfuaid:part>1</, "statement that it's PDF/UA-1");
  if (/\/S \/Figure/.test(file) && !/\/Alt\s*[(<]/.test(file)) faults.push("a picture has no alternative text");
  faults.push(...unknownTypes(file));
  const pages = [...file.matchAll(/\/Type \/Page\b(?!s)/g)].length;
  if ([...file.matchAll(/\/StructParents \d+/g)].length !== pages) faults.push("a page isn't in the parent tree");
  if ([...file.matchAll(/\/Tabs \/S\b/g)].length !== pages) faults.push("a page has no tab order");
  const inPages = contentStreams(file).map(marksOf);
  faults.push(...inPages.flatMap((page, at) => page.faults.map((fault) => `page ${at + 1}: ${fault}`)));
  const marks = inPages.reduce((sum, page) => sum + page.ids.length, 0);
  const inTree = idsInTree(file);
  if (inTree !== marks) faults.push(`${marks} parts are marked, and ${inTree} are in the structure`);
  return { faults, marks };
}

const contentStreams = (file: string): readonly string[] =>
  [...file.matchAll(/stream\n([\s\S]*?)\nendstream/g)]
    .map(([, content = ""]) => content)
    .filter((content) => /\bBDC\b/.test(content));

interface PageMarks {
  readonly ids: readonly number[];
  readonly faults: readonly string[];
}

/** Goes through a page's operators: everything that's drawn is marked, and no mark is used twice. */
function marksOf(content: string): PageMarks {
  const ids: number[] = [];
  const faults = new Set<string>();
  let depth = 0;
  for (const line of content.split("\n")) {
    const id = /\/MCID (\d+)>> BDC/.exec(line)?.[1];
    if (id !== undefined) ids.push(Number(id));
    const [begins, ends] = [/\bB[DM]C\b/g, /\bEMC\b/g].map((operator) => line.match(operator)?.length ?? 0);
    depth += (begins ?? 0) - (ends ?? 0);
    if (depth === 0 && begins === 0 && ends === 0 && /\b(Tj|TJ|S|f|Do)\s*$/.test(line))
      faults.add("something is drawn without a mark");
  }
  if (depth !== 0) faults.add("a mark doesn't end");
  if (new Set(ids).size !== ids.length) faults.add("a mark is used twice");
  return { ids, faults: [...faults] };
}

const standardType = /^(Document|P|H\d|Span|L|LI|Lbl|LBody)$/;

/** Returns what's wrong with the names of elements: each has to be a standard one or mapped to one. */
function unknownTypes(file: string): readonly string[] {
  const map = new Map(
    [...(/\/RoleMap\s*<<([^>]*)>>/.exec(file)?.[1] ?? "").matchAll(/\/(\w+)\s*\/(\w+)/g)].map(
      ([, own = "", of = ""]) => [own, of],
    ),
  );
  const used = new Set([...file.matchAll(/\/S \/(\w+)/g)].map(([, type = ""]) => type));
  return [...used]
    .filter((type) => !standardType.test(map.get(type) ?? type))
    .map((type) => `“${type}” isn't a standard element`);
}

/** Counts the marked parts that the elements of the structure refer to. */
function idsInTree(file: string): number {
  let count = 0;
  for (const [element] of file.matchAll(/\d+ 0 obj\n<<[\s\S]*?\nendobj/g)) {
    const kids = /\/K (\[[\s\S]*?\n {2}\]|\d+\b(?! \d+ R))/.exec(element)?.[1];
    if (!kids || !/\/Pg \d+ 0 R/.test(element) || !/\/S \/\w/.test(element)) continue;
    const own = kids.replace(/<<[\s\S]*?>>/g, (reference) => (/\/MCID/.test(reference) ? " 0 " : ""));
    count += own.match(/\b\d+\b/g)?.length ?? 0;
  }
  return count;
}
