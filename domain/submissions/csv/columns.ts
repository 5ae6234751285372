import { shareOfDates } from "./readDate.ts";
import { isMoney } from "./readFee.ts";
import type { SheetRows } from "./readSheet.ts";
import { plainText, readState } from "./readWords.ts";

/** What a column of a spreadsheet can hold. Everything else goes into the notes. */
export const columnFields = [
  "recipient",
  "recipientKind",
  "address",
  "playTitle",
  "versionName",
  "deadline",
  "deadlineTime",
  "deadlineZone",
  "fee",
  "currency",
  "sentOn",
  "state",
  "answeredOn",
  "answerExpectedBy",
  "files",
  "notes",
  "playId",
  "versionId",
  "callId",
  "submissionId",
  "createdAt",
  "changedAt",
] as const;
export type ColumnField = (typeof columnFields)[number];

export const dateFields: readonly ColumnField[] = ["deadline", "sentOn", "answeredOn", "answerExpectedBy"];

/** What each column holds; null for one that goes into the notes under its heading. */
export type ColumnPlan = readonly (ColumnField | null)[];

/**
 * Words of headings in English and Spanish, without capitals and accents. A heading that's one of them counts more than a
 * heading that contains one.
 */
const headings: Readonly<Record<ColumnField, readonly string[]>> = {
  deadline: ["deadline", "due", "due date", "closes", "closing date", "fecha limite", "plazo", "cierre", "vence"],
  deadlineTime: ["deadline time", "time of the deadline", "hora limite", "hora del plazo"],
  deadlineZone: ["time zone", "timezone", "zona horaria", "huso horario"],
  answerExpectedBy: [
    ...["answer expected by", "answer expected", "response expected", "expected", "expected by", "decision date"],
    ...["notification date", "notification", "hear back by", "hear by", "respuesta esperada", "se espera respuesta"],
    ...["respuesta esperada para", "fecha de notificacion"],
  ],
  answeredOn: [
    ...["answered on", "answered", "response date", "date of response", "responded", "reply date", "date answered"],
    ...["date heard", "heard back", "respondido", "respondida", "fecha de respuesta", "fecha de la respuesta"],
  ],
  sentOn: [
    ...["sent on", "submitted", "sent", "date submitted", "date sent", "submitted on", "submission date", "date"],
    ...["enviado", "enviada", "enviado el", "enviada el", "fecha de envio", "fecha del envio", "fecha"],
  ],
  state: [
    ...["state", "status", "result", "outcome", "decision", "answer", "response", "reply"],
    ...["estado", "resultado", "respuesta"],
  ],
  recipientKind: [
    "kind",
    "type",
    "kind of recipient",
    "category",
    "tipo",
    "categoria",
    "clase",
    "tipo de destinatario",
  ],
  currency: ["currency", "moneda", "divisa"],
  fee: [
    "fee",
    "entry fee",
    "reading fee",
    "submission fee",
    "cost",
    "price",
    "cuota",
    "tarifa",
    "costo",
    "coste",
    "precio",
  ],
  versionName: ["version", "draft", "version sent", "borrador", "version enviada"],
  files: ["files", "file", "files sent", "attachments", "materials", "archivos", "adjuntos", "materiales"],
  playTitle: [
    ...["play", "title", "script", "play title", "title of play", "name of play", "work", "piece"],
    ...["obra", "titulo", "titulo de la obra", "guion", "texto", "pieza"],
  ],
  address: [
    ...["address", "address or link", "email", "e mail", "link", "url", "website", "contact", "web", "where to send"],
    ...["direccion", "direccion o enlace", "correo", "correo electronico", "enlace", "contacto", "sitio web"],
  ],
  notes: ["notes", "note", "comments", "comment", "remarks", "notas", "nota", "comentarios", "observaciones"],
  recipient: [
    ...["recipient", "theater", "theatre", "company", "contest", "competition", "sent to", "submitted to", "market"],
    ...["organization", "organisation", "venue", "prize", "award", "opportunity", "festival", "where"],
    ...[
      "destinatario",
      "teatro",
      "compania",
      "concurso",
      "premio",
      "convocatoria",
      "organizacion",
      "enviado a",
      "enviada a",
    ],
  ],
  playId: ["play id", "id de la obra"],
  versionId: ["version number", "numero de version"],
  callId: ["call id", "id de la convocatoria"],
  submissionId: ["submission id", "id del envio"],
  createdAt: ["created", "creado"],
  changedAt: ["changed", "cambiado"],
};

/** Fields that only a file of Ghostlight has. */
const isExactOnly: readonly ColumnField[] = [
  ...(["playId", "versionId", "callId", "submissionId", "createdAt", "changedAt"] as const),
];

const matches = (heading: string, field: ColumnField, isWhole: boolean): boolean =>
  headings[field].some((word) =>
    isWhole ? heading === word : !isExactOnly.includes(field) && ` ${heading} `.includes(` ${word} `),
  );

/** Words only: "Theater/Contest" contains two of them. */
const headingText = (cell: string): string => plainText(cell).replaceAll(/[^\p{L}\p{N}]+/gu, " ");

/** Returns whether the first row has headings: at least two cells name fields, or one does and no cell is a value. */
export function guessHasHeadings([first = []]: SheetRows): boolean {
  const named = first.filter((cell) => isHeading(cell)).length;
  const hasValue = first.some((cell) => shareOfDates([cell]) > 0 || isMoney(cell));
  return named >= 2 || (named === 1 && !hasValue);
}

const isHeading = (cell: string): boolean => columnFields.some((field) => matches(headingText(cell), field, true));

/** The values of a column. */
export const cellsOf = (rows: SheetRows, column: number): readonly string[] => rows.map((row) => row[column] ?? "");

/** Guesses what each column holds from its heading, or from its values if there are no headings. Each field once. */
export function guessColumns(headingRow: readonly string[] | undefined, rows: SheetRows, width: number): ColumnPlan {
  const plan: (ColumnField | null)[] = Array.from({ length: width }, () => null);
  const take = (column: number, field: ColumnField): void => {
    if (plan[column] === null && !plan.includes(field)) plan[column] = field;
  };
  if (!headingRow) {
    takeByValues(rows, width, take);
    return plan;
  }
  const names = Array.from({ length: width }, (_, column) => headingText(headingRow[column] ?? ""));
  for (const isWhole of [true, false])
    for (const field of Object.keys(headings) as ColumnField[])
      for (const [column, name] of names.entries())
        if (matches(name, field, isWhole)) take(column, fieldByValues(field, name, cellsOf(rows, column)));
  return plan;
}

/** "Submitted" and "Response" are headings of days as well as of words. */
function fieldByValues(field: ColumnField, heading: string, cells: readonly string[]): ColumnField {
  const isDays = shareOfDates(cells) > 0.5;
  if (field === "state" && isDays && /response|reply|answer|respuesta|decision/.test(heading)) return "answeredOn";
  const filled = cells.filter((cell) => cell !== "");
  const isWords = filled.length > 0 && filled.filter((cell) => readState(cell)).length > filled.length / 2;
  return (field === "sentOn" || field === "answeredOn") && !isDays && isWords ? "state" : field;
}

function takeByValues(rows: SheetRows, width: number, take: (column: number, field: ColumnField) => void): void {
  for (let column = 0; column < width; column++) {
    const field = fieldOfValues(cellsOf(rows, column).filter((cell) => cell !== ""));
    if (field) take(column, field);
  }
  for (const field of ["recipient", "playTitle"] as const)
    for (let column = 0; column < width; column++)
      if (cellsOf(rows, column).some((cell) => cell !== "" && shareOfDates([cell]) === 0)) take(column, field);
}

/** Returns what most of these values are; undefined if they could be any text. */
function fieldOfValues(cells: readonly string[]): ColumnField | undefined {
  const isMost = (test: (cell: string) => unknown): boolean => cells.filter(test).length > cells.length / 2;
  if (shareOfDates(cells) > 0.5) return "sentOn";
  if (isMost(isMoney)) return "fee";
  if (isMost(readState)) return "state";
  return isMost((cell) => /^\S+@\S+\.\w+$|^https?:|^www\./.test(cell)) ? "address" : undefined;
}
