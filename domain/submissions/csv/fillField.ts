import { submissionEntry } from "../../api/submissions.ts";
import { type RecipientKind, type SubmissionEntry, submissionIdPattern } from "../submission.ts";
import type { ColumnField } from "./columns.ts";
import { type DateForm, readDate } from "./readDate.ts";
import { readFee } from "./readFee.ts";
import { readKind, readState } from "./readWords.ts";

/** An entry that's being read from a row. */
export interface ReadState {
  entry: SubmissionEntry;
  hasState: boolean;
  /** Of the deadline, from a column of its own. */
  time: string | null;
  zone: string | null;
  currency: string;
}

/**
 * How a field took a cell: whole, so that nothing else of it must be kept; in part, so that the cell must be kept besides;
 * or not at all, and a person should see that.
 */
export type TakenCell = "whole" | "beside" | "unread";

type Filler = (state: ReadState, cell: string, form: DateForm) => TakenCell;

/** Puts a cell into an entry, as far as its field can hold it. */
export const fillField = (state: ReadState, field: ColumnField, cell: string, form: DateForm): TakenCell =>
  fillers[field](state, cell, form);

const { shape } = submissionEntry;

/** Fills a field with text, if the field takes it. Several lines become one where a field has one. */
const text =
  (field: "recipient" | "playTitle" | "versionName" | "address"): Filler =>
  (state, cell) => {
    const line = field === "address" ? cell : cell.replaceAll(/\s+/g, " ");
    const { success, data } = shape[field].safeParse(line);
    state.entry = { ...state.entry, [field]: success ? data : line.slice(0, shortened).trim() };
    return success ? "whole" : "beside";
  };

/** What's shown of a text that's too long for its field. The whole text is in the notes. */
const shortened = 90;

const dayIn =
  (field: "sentOn" | "answeredOn" | "answerExpectedBy"): Filler =>
  (state, cell, form) => {
    const found = readDate(cell, form);
    if (!found) return "unread";
    state.entry = { ...state.entry, [field]: found.day };
    return found.time === null ? "whole" : "beside";
  };

/** Fills a field that other programs don't have, if the cell is what Ghostlight wrote. */
const idIn =
  (field: "playId" | "callId" | "versionId"): Filler =>
  (state, cell) => {
    const { success, data } = shape[field].safeParse(field === "versionId" ? Number(cell) : cell);
    if (success) state.entry = { ...state.entry, [field]: data };
    return success ? "whole" : "beside";
  };

const fillers: Readonly<Record<ColumnField, Filler>> = {
  recipient: text("recipient"),
  playTitle: text("playTitle"),
  versionName: text("versionName"),
  address: text("address"),
  sentOn: dayIn("sentOn"),
  answeredOn: dayIn("answeredOn"),
  answerExpectedBy: dayIn("answerExpectedBy"),
  playId: idIn("playId"),
  callId: idIn("callId"),
  versionId: idIn("versionId"),
  recipientKind: (state, cell) => {
    const found = readKind(cell);
    if (found) state.entry = { ...state.entry, recipientKind: found.value satisfies RecipientKind };
    return found?.isExact ? "whole" : "beside";
  },
  deadline: (state, cell, form) => {
    const found = readDate(cell, form);
    if (!found) return "unread";
    state.entry = { ...state.entry, deadline: { ...found, zone: null } };
    return "whole";
  },
  deadlineTime: (state, cell) => {
    // Any day: what counts is the time.
    const found = readDate(`2000-01-01 ${cell}`, "iso");
    if (!found) return "unread";
    state.time = found.time ?? "00:00";
    return "whole";
  },
  deadlineZone: (state, cell) => {
    if (!isZone(cell)) return "unread";
    state.zone = cell;
    return "whole";
  },
  fee: (state, cell) => {
    const fee = readFee(cell, state.currency);
    if (!fee) return "unread";
    state.entry = { ...state.entry, fee };
    return /\p{L}{4}/u.test(cell) ? "beside" : "whole";
  },
  currency: (state, cell) => {
    const code = cell.trim().toUpperCase();
    if (!/^[A-Z]{3}$/.test(code)) return "beside";
    state.currency = code;
    return "whole";
  },
  state: (state, cell) => {
    const found = readState(cell);
    if (!found) return "unread";
    state.entry = { ...state.entry, state: found.value };
    state.hasState = true;
    return found.isExact ? "whole" : "beside";
  },
  files: (state, cell) => {
    const files = cell.split(cell.includes("\n") ? "\n" : ";").map((name) => name.trim());
    const { success, data } = shape.files.safeParse(files.filter((name) => name !== ""));
    if (success) state.entry = { ...state.entry, files: data };
    return success ? "whole" : "beside";
  },
  notes: () => "beside",
  // The server sets them.
  createdAt: () => "whole",
  changedAt: () => "whole",
  submissionId: (_, cell) => (submissionIdPattern.test(cell) ? "whole" : "beside"),
};

function isZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat("en", { timeZone: name }).resolvedOptions().timeZone !== "";
  } catch {
    return false;
  }
}
