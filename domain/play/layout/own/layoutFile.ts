import * as z from "zod";
import { Refused } from "../../../refused.ts";
import { type OwnLayout, ownLayout } from "./ownLayout.ts";

/** Says in the file what it is. A change that older versions can't read gets a new number. */
const layoutFormat = "ghostlight-layout";
const layoutFormatVersion = 1;

/** A file with every setting has less than a tenth of this. */
export const maxLayoutFileBytes = 64 * 1024;

/** Writes a layout as JSON, one setting a line, so that people can compare and edit it. */
export const writeLayoutFile = ({ name, base, changes }: OwnLayout): string =>
  `${JSON.stringify({ format: layoutFormat, version: layoutFormatVersion, name, base, changes }, null, 2)}\n`;

const head = z.object({ format: z.literal(layoutFormat), version: z.int().min(1) });

/** Reads a layout's file. Throws `Refused` with what's wrong with it. */
export function readLayoutFile(bytes: Uint8Array): OwnLayout {
  if (bytes.length > maxLayoutFileBytes) throw refusal("it's larger than 64 KB");
  const value = parse(bytes);
  const { data: found } = head.safeParse(value);
  if (!found) throw refusal("it isn't a layout that was exported from Ghostlight");
  if (found.version > layoutFormatVersion)
    throw new Refused(
      "invalid",
      "This layout file was made by a newer version of Ghostlight. Reload this page and try again.",
    );
  const { format: _format, version: _version, ...layout } = value as Record<string, unknown>;
  const { data, error } = ownLayout.safeParse(layout);
  if (!data) throw new Refused("invalid", `This layout file can't be used: ${error.issues[0]?.message ?? ""}`);
  return data;
}

const refusal = (reason: string): Refused =>
  new Refused(
    "invalid",
    `This layout file can't be read: ${reason}. Choose a file that was saved with “Export layout”.`,
  );

function parse(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
  } catch {
    throw refusal("it isn't valid JSON");
  }
}
