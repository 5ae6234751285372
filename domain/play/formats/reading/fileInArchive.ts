import { Refused } from "#domain/refused.ts";
import { findFormat, isReadable } from "../formats.ts";
import { openZip } from "../zip/openZip.ts";

/** What macOS and Windows add to archives. */
const isOfSystem = (path: string): boolean =>
  /(^|\/)(__MACOSX\/|\._|\.DS_Store$|Thumbs\.db$|desktop\.ini$)/i.test(path);

/** A file without an ending, such as a license, isn't a play. */
function isPlayFile(path: string): boolean {
  const { format } = findFormat(path);
  return /\.[^./\\ ]+$/.test(path) && format !== undefined && isReadable(format);
}

/** Returns the only file of a ZIP archive that can be a play. Refuses an archive with none or several. */
export function fileInArchive(name: string, bytes: Uint8Array): { readonly name: string; readonly bytes: Uint8Array } {
  const zip = openZip(bytes, "ZIP archive");
  const [path, ...more] = zip.names.filter((one) => !isOfSystem(one) && isPlayFile(one));
  if (path === undefined)
    throw new Refused(
      "invalid",
      `There's no file in “${name}” that Ghostlight can import. Unpack it to see what's in it.`,
    );
  if (more.length > 0)
    throw new Refused("invalid", `“${name}” has several files. Unpack it, and import the files that you need.`);
  return { name: path.replace(/^.*\//, ""), bytes: zip.read(path) ?? new Uint8Array() };
}
