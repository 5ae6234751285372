import type { BlockId } from "#domain/play/play.ts";
import { Refused } from "#domain/refused.ts";
import { readHtmlFile } from "../html/readHtmlFile.ts";
import { decodeMarkup, decodeText } from "../reading/decodeText.ts";
import { type ImportNotice, NoticeLog } from "../reading/importNotice.ts";
import type { ReadOptions, ReadPlay } from "../reading/readPlay.ts";
import { parseXml } from "../xml/parseXml.ts";
import { allIn, textIn } from "../xml/tree.ts";
import { openZip } from "../zip/openZip.ts";

/** Reads a Celtx project: a container whose script is a web page with a class for each element. */
export function readCeltx(bytes: Uint8Array, newId: () => BlockId, options?: ReadOptions): ReadPlay {
  const zip = openZip(bytes, "Celtx project");
  const scripts = zip.names.filter((name) => /(^|\/)script[^/]*\.html?$/i.test(name));
  const packed = scripts[0] === undefined ? undefined : zip.read(scripts[0]);
  if (!packed)
    throw new Refused(
      "invalid",
      "This Celtx project has no script. Export the script from Celtx as text and import that file.",
    );
  const { text, notices, encoding } = decodeText(packed, { encoding: options?.encoding, syntax: "html" });
  const read = readHtmlFile(text, newId, options);
  const { play } = read;
  const title = play.front.title || titleOf(zip.read("project.rdf"));
  return {
    ...read,
    play: { ...play, front: { ...play.front, title } },
    notices: [...notices, ...read.notices, ...otherFilesIn(zip.names, scripts[0])],
    encoding,
  };
}

/** Celtx keeps notes, storyboards, other scripts and media beside the script. */
function otherFilesIn(names: readonly string[], script: string | undefined): readonly ImportNotice[] {
  const others = names.filter((name) => name !== script && !/\.rdf$|\/$/i.test(name));
  const log = new NoticeLog({
    otherFiles: {
      kind: "dropped",
      message: (count: string) =>
        `Other documents and media of the project (${count}) were left out. The first script was read.`,
    },
  });
  log.addMany("otherFiles", others.length);
  return log.list();
}

function titleOf(project: Uint8Array | undefined): string {
  if (!project) return "";
  const [title] = allIn(parseXml(decodeMarkup(project).text, "Celtx project"), "title");
  return title ? textIn(title).trim() : "";
}
