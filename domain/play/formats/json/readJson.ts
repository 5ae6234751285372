import * as z from "zod";
import { Refused } from "#domain/refused.ts";
import type { ReadPlay } from "../reading/readPlay.ts";
import { playFormat, playFormatVersion, playSchema } from "./playSchema.ts";

const anyVersion = z.looseObject({ format: z.literal(playFormat), version: z.number() });

/** Reads our own format: every word and ID as it was. Refuses anything else with the place of the first error. */
export function readJson(bytes: Uint8Array): ReadPlay {
  const value = parse(bytes);
  const own = anyVersion.safeParse(value);
  if (!own.success) throw refusal("it doesn't contain a Ghostlight play");
  if (own.data.version > playFormatVersion)
    throw new Refused(
      "invalid",
      "This file was made by a newer version of Ghostlight. Reload this page and try again.",
    );
  const { data, error } = playSchema.safeParse(value);
  if (!data) throw refusal(placeOf(error.issues[0]));
  const { format: _, version: __, ...play } = data;
  return { play, notices: [] };
}

const refusal = (reason: string): Refused =>
  new Refused("invalid", `This JSON file can't be read: ${reason}. Export the play from Ghostlight again.`);

function parse(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
  } catch {
    throw refusal("it isn't valid JSON, or it's incomplete");
  }
}

const placeOf = (issue: z.core.$ZodIssue | undefined): string =>
  `at ${issue?.path.join(".") || "the top"}: ${issue?.message.replace(/\.$/, "")}`;
