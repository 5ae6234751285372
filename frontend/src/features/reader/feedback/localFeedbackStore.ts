import * as z from "zod";
import { feedbackId, newFeedback, passage } from "#domain/api/feedback.ts";
import { readerKey } from "#domain/api/readerHeaders.ts";
import { feedbackKinds } from "#domain/feedback/feedback.ts";
import type { ReaderLink } from "../opening/readerLink.ts";
import { readStored, writeStored } from "../readerStorage.ts";

const task = { taskId: z.string(), /** Why the server does not take it. */ refused: z.string().optional() };

/** A request that hasn't been sent yet. */
const request = z.discriminatedUnion("does", [
  z.object({ ...task, does: z.literal("leave"), feedback: newFeedback }),
  z.object({ ...task, does: z.literal("change"), feedbackId, kind: z.enum(feedbackKinds), text: z.string() }),
  z.object({ ...task, does: z.literal("takeBack"), feedbackId }),
  z.object({ ...task, does: z.literal("answer"), feedbackId, replyId: feedbackId, text: z.string() }),
]);
export type PendingRequest = z.output<typeof request>;

/** An unfinished comment. */
const draft = z.object({ kind: z.enum(feedbackKinds), text: z.string(), passage: passage.optional() });
export type FeedbackDraft = z.output<typeof draft>;

const notes = z.object({
  /** Created with the first comment. */
  key: readerKey.optional(),
  errands: z.array(request).default([]),
  /** By the place they belong to. */
  drafts: z.record(z.string(), draft).default({}),
  /** When the latest reply was written that the reader has looked at. */
  lookedAt: z.string().optional(),
});
export type StoredFeedbackState = z.output<typeof notes>;

const reader = z.object({ name: z.string(), email: z.string() });
export type ReaderDetails = z.output<typeof reader>;

/** What this device stores about one reader and one link. Nothing in it opens the play. */
export interface LocalFeedbackStore {
  readonly read: () => StoredFeedbackState;
  /** Changes the stored state, including what another tab has written. Returns the new state. */
  readonly change: (change: (notes: StoredFeedbackState) => StoredFeedbackState) => StoredFeedbackState;
  readonly readReader: () => ReaderDetails;
  readonly keepReader: (reader: ReaderDetails) => void;
  /** Whether the last change survives a reload. */
  readonly isKept: () => boolean;
  /** Calls back when another tab has written. Returns a function that stops it. */
  readonly onOtherTab: (listener: () => void) => () => void;
}

const readerName = "ghostlight.reader";

export function openLocalFeedbackStore({ name }: ReaderLink): LocalFeedbackStore {
  const key = `ghostlight.feedback.${name}` as const;
  let unkept: StoredFeedbackState | undefined;
  const read = (): StoredFeedbackState => unkept ?? readStored(key, isNotes) ?? { errands: [], drafts: {} };
  return {
    read,
    change(change) {
      const next = change(read());
      unkept = writeStored(key, next) ? undefined : next;
      return next;
    },
    readReader: () => readStored(readerName, isReader) ?? { name: "", email: "" },
    keepReader: (known) => void writeStored(readerName, known),
    isKept: () => unkept === undefined,
    onOtherTab(listener) {
      const onStorage = (event: StorageEvent) => event.key === key && listener();
      window.addEventListener("storage", onStorage);
      return () => window.removeEventListener("storage", onStorage);
    },
  };
}

const isNotes = (kept: unknown): kept is StoredFeedbackState => notes.safeParse(kept).success;
const isReader = (kept: unknown): kept is ReaderDetails => reader.safeParse(kept).success;
