import * as z from "zod";
import { feedbackId, newFeedback, passage } from "#domain/api/feedback.ts";
import { readerKey } from "#domain/api/readerHeaders.ts";
import { feedbackKinds } from "#domain/feedback/feedback.ts";
import { recall, retain } from "../deviceMemory.ts";
import type { ReaderLink } from "../opening/readerLink.ts";

const task = { taskId: z.string(), /** Why the server does not take it. */ refused: z.string().optional() };

/** What is still to be sent. */
const errand = z.discriminatedUnion("does", [
  z.object({ ...task, does: z.literal("leave"), feedback: newFeedback }),
  z.object({ ...task, does: z.literal("change"), feedbackId, kind: z.enum(feedbackKinds), text: z.string() }),
  z.object({ ...task, does: z.literal("takeBack"), feedbackId }),
]);
export type Errand = z.output<typeof errand>;

/** What somebody began to write. */
const draft = z.object({ kind: z.enum(feedbackKinds), text: z.string(), passage: passage.optional() });
export type Draft = z.output<typeof draft>;

const notes = z.object({
  /** Made with the first feedback. */
  key: readerKey.optional(),
  errands: z.array(errand).default([]),
  /** By the place they belong to. */
  drafts: z.record(z.string(), draft).default({}),
});
export type Notes = z.output<typeof notes>;

const reader = z.object({ name: z.string(), email: z.string() });
export type Reader = z.output<typeof reader>;

/** What this device knows of one reader and one link. Nothing in it opens the play. */
export interface Notebook {
  readonly read: () => Notes;
  /** Changes what is written there now, in another tab too; answers what it is then. */
  readonly change: (change: (notes: Notes) => Notes) => Notes;
  readonly readReader: () => Reader;
  readonly keepReader: (reader: Reader) => void;
  /** Whether the last change will outlive the page. */
  readonly isKept: () => boolean;
  /** Calls back when another tab has written. Answers how to stop. */
  readonly onOtherTab: (listener: () => void) => () => void;
}

const readerName = "ghostlight.reader";

export function openNotebook({ name }: ReaderLink): Notebook {
  const key = `ghostlight.feedback.${name}` as const;
  let unkept: Notes | undefined;
  const read = (): Notes => unkept ?? recall(key, isNotes) ?? { errands: [], drafts: {} };
  return {
    read,
    change(change) {
      const next = change(read());
      unkept = retain(key, next) ? undefined : next;
      return next;
    },
    readReader: () => recall(readerName, isReader) ?? { name: "", email: "" },
    keepReader: (known) => void retain(readerName, known),
    isKept: () => unkept === undefined,
    onOtherTab(listener) {
      const onStorage = (event: StorageEvent) => event.key === key && listener();
      window.addEventListener("storage", onStorage);
      return () => window.removeEventListener("storage", onStorage);
    },
  };
}

const isNotes = (kept: unknown): kept is Notes => notes.safeParse(kept).success;
const isReader = (kept: unknown): kept is Reader => reader.safeParse(kept).success;
