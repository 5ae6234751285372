import { emptyFront } from "#domain/play/front/frontFields.ts";
import type { BlockId, FrontMatter } from "#domain/play/play.ts";
import { Refused } from "#domain/refused.ts";
import { readFront } from "../json/playSchema.ts";
import { decodeMarkup } from "../reading/decodeText.ts";
import type { ReadOptions, ReadPlay } from "../reading/readPlay.ts";
import { parseXmlDocument } from "../xml/parseXml.ts";
import { findChild } from "../xml/tree.ts";
import { FdxReader } from "./fdxReader.ts";
import { ownInstruction } from "./fdxTypes.ts";
import { readFdxTitlePage } from "./readFdxTitlePage.ts";

const label = "Final Draft file";

/** Reads a Final Draft file (FDX), from stage and screenplay templates: one that we wrote exactly. */
export function readFdx(bytes: Uint8Array, newId: () => BlockId, corrections: ReadOptions = {}): ReadPlay {
  const { text, notices, encoding } = decodeMarkup(bytes, { encoding: corrections.encoding, syntax: "xml" });
  const { root, instructions } = parseXmlDocument(text, label);
  const content = findChild(root, "Content");
  if (root.name !== "FinalDraft" || !content)
    throw new Refused("invalid", "This file isn't a Final Draft script. Save it as .fdx in Final Draft.");
  const own = readOwnFront(instructions[ownInstruction], newId);
  const titlePage = findChild(root, "TitlePage");
  const front = own ?? (titlePage ? readFdxTitlePage(titlePage, newId) : emptyFront);
  const reader = new FdxReader({ root, content, front, newId, isOwn: own !== undefined, corrections });
  reader.readAll();
  const read = reader.finish();
  return { ...read, notices: [...notices, ...read.notices], encoding };
}

/** Returns the front matter that we wrote; undefined if there's none or somebody changed it. */
function readOwnFront(body: string | undefined, newId: () => BlockId): FrontMatter | undefined {
  if (body === undefined) return undefined;
  try {
    const front = readFront(JSON.parse(body));
    return front && { ...front, characters: front.characters.map((person) => ({ ...person, id: newId() })) };
  } catch {
    return undefined;
  }
}
