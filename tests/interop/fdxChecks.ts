import { Parser } from "htmlparser2";
import { writePlayFile } from "#domain/play/formats/writing/writePlayFile.ts";
import { hasShared, readSharedText } from "#tests/support/sharedFiles.ts";
import type { Check } from "./checks.ts";
import type { InteropPlay } from "./plays.ts";

/** Files that Final Draft and programs that write its format have written. */
const examples = [
  "corpus/generated/earnest.fdx",
  "corpus/generated/woyzeck.fdx",
  "peer-tests/screenplay-tools/TestFDX-FD.fdx",
  "peer-tests/screenplay-tools/TestFDX-FI.fdx",
  "peer-tests/screenplain/dual-dialogue.fdx",
];

/** Returns every element with its parent, and every attribute with its element: `Content > Paragraph`, `Text @Style`. */
function structureOf(xml: string): ReadonlySet<string> {
  const found = new Set<string>();
  const open: string[] = [];
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        found.add(`${open.at(-1) ?? ""} > ${name}`);
        for (const attribute of Object.keys(attributes)) found.add(`${name} @${attribute}`);
        open.push(name);
      },
      onclosetag() {
        open.pop();
      },
    },
    { xmlMode: true },
  );
  parser.end(xml);
  return found;
}

/** FDX is checked against the structure of other programs' files, because Final Draft isn't to be had. */
export function fdxChecks({ name, play }: InteropPlay): readonly Check[] {
  if (!examples.every(hasShared)) return [];
  return [
    {
      what: "FDX has no element or attribute that other programs' files don't have",
      play: name,
      programs: [],
      run: async () => {
        const known = new Set(examples.flatMap((path) => [...structureOf(readSharedText(path))]));
        const { bytes } = await writePlayFile(play, "fdx", { createdAt: new Date(0) });
        const written = structureOf(new TextDecoder().decode(bytes));
        const unknown = [...written].filter((one) => !known.has(one));
        if (unknown.length > 0) throw new Error(unknown.join("; "));
        return `${written.size} elements and attributes`;
      },
    },
  ];
}
