import * as z from "zod";
import { instant, playId } from "../api/shapes.ts";
import { formats, isWritable, type WritableId } from "../play/formats/formats.ts";
import { withoutSecrets } from "./withoutSecrets.ts";

/** The export file formats, as activity entries name them. */
export type ExportFormat = WritableId;
const exportFormats: readonly ExportFormat[] = formats.filter(isWritable).map(({ id }) => id);

const maxLineLength = 300;

/** Accepts any text as one line, because the log never rejects an entry over an odd title. */
const line = z
  .string()
  .max(10_000)
  .transform((text) => firstCharacters(text.replace(/[\p{Cc}\s]+/gu, " ").trim()).trim());

/** Never cuts a character in half: DynamoDB rejects that. */
const firstCharacters = (text: string): string => [...text].slice(0, maxLineLength).join("");

/** `session_<timestamp>_<random>`, created once per browser session. */
const sessionId = z.string().regex(/^session_\d{10,15}_[A-Za-z0-9]{6,32}$/);

/** Where and with which software something was done. */
const circumstances = {
  page_url: z.string().max(10_000).transform(withoutSecrets),
  user_agent: line,
  session_id: sessionId,
};

const entry = <Type extends string, Data extends z.ZodRawShape>(type: Type, data: Data) =>
  z.strictObject({ activity_type: z.literal(type), activity_data: z.strictObject(data), ...circumstances });

const ofPlay = { play_id: playId, play_title: line };

/**
 * One entry as a browser sends it; each type has the data listed in the specification's table. The server adds who and
 * when.
 */
export const activityEntry = z.discriminatedUnion("activity_type", [
  entry("page_visit", { page_name: line, referrer: z.string().max(10_000).transform(withoutSecrets) }),
  entry("sign_in", { sign_in_time: instant }),
  entry("play_created", ofPlay),
  entry("words_written", { ...ofPlay, word_count: z.int().min(0).max(10_000_000) }),
  entry("export", { ...ofPlay, format: z.enum(exportFormats) }),
  entry("play_saved", { ...ofPlay, is_auto_save: z.boolean().default(false) }),
  entry("play_opened", ofPlay),
]);
export type ActivityEntry = z.output<typeof activityEntry>;
type SentEntry = z.input<typeof activityEntry>;
export type ActivityType = SentEntry["activity_type"];

export const activityTypes = [
  "page_visit",
  "sign_in",
  "play_created",
  "words_written",
  "export",
  "play_saved",
  "play_opened",
] as const satisfies readonly ActivityType[];

/** The data of each activity type. */
export type ActivityData = { readonly [Entry in SentEntry as Entry["activity_type"]]: Entry["activity_data"] };
