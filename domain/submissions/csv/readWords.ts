import type { RecipientKind, SubmissionState } from "../submission.ts";

/** Without capitals, accents and the punctuation around it. */
export const plainText = (text: string): string =>
  text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[_\s]+/g, " ")
    .replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, "");

export interface ReadWord<Value> {
  readonly value: Value;
  /** False if the cell says more than the value, so that the cell must be kept besides. */
  readonly isExact: boolean;
}

interface Vocabulary {
  /** Words that mean just this. */
  readonly same: readonly string[];
  /** Words that mean more. */
  readonly more: readonly string[];
}

const states: Readonly<Record<SubmissionState, Vocabulary>> = {
  planned: {
    same: [
      "planned",
      "plan",
      "to do",
      "todo",
      "to send",
      "not sent",
      "not submitted",
      "planeado",
      "planeada",
      "por enviar",
    ],
    more: ["draft", "preparing", "in preparation", "not yet", "no enviado", "no enviada", "en preparacion"],
  },
  waiting: {
    same: ["waiting", "sent", "submitted", "pending", "enviado", "enviada", "en espera", "pendiente", "esperando"],
    more: ["under review", "in review", "under consideration", "received", "reading", "open", "active", "in progress"],
  },
  longlist: {
    same: ["longlist", "longlisted", "long list", "on the longlist", "en la lista larga", "lista larga"],
    more: [
      ...["shortlist", "shortlisted", "short list", "semi finalist", "semi-finalist", "semifinalist", "finalist"],
      ...["quarter-finalist", "quarterfinalist", "second round", "next round", "semifinalista", "finalista"],
      ...["preseleccionado", "preseleccionada", "held", "on hold", "maybe"],
    ],
  },
  declined: {
    same: ["declined", "rejected", "rejection", "no", "rechazado", "rechazada", "not accepted", "not selected"],
    more: [
      "pass",
      "passed",
      "unsuccessful",
      "form rejection",
      "personal rejection",
      "no seleccionado",
      "no seleccionada",
    ],
  },
  accepted: {
    same: ["accepted", "yes", "aceptado", "aceptada", "si"],
    more: [
      ...["winner", "won", "selected", "produced", "production", "staged reading", "workshop", "offer", "published"],
      ...["ganador", "ganadora", "seleccionado", "seleccionada", "produccion", "publicado", "publicada"],
    ],
  },
  withdrawn: {
    same: ["withdrawn", "withdrew", "retirado", "retirada"],
    more: ["canceled", "cancelled", "cancelado", "cancelada"],
  },
};

const kinds: Readonly<Record<RecipientKind, Vocabulary>> = {
  theater: {
    same: ["theater", "theatre", "teatro"],
    more: ["company", "theater company", "theatre company", "compania"],
  },
  competition: {
    same: ["competition", "contest", "concurso"],
    more: ["prize", "award", "festival", "premio", "residency", "fellowship", "call", "convocatoria"],
  },
  person: { same: ["person", "persona"], more: ["agent", "director", "agente", "directora", "producer", "dramaturg"] },
  other: { same: ["other", "otro", "otra"], more: [] },
};

const reading =
  <Value extends string>(vocabularies: Readonly<Record<Value, Vocabulary>>) =>
  (cell: string): ReadWord<Value> | undefined => {
    const word = plainText(cell);
    const all = Object.entries(vocabularies) as [Value, Vocabulary][];
    const same = all.find(([, { same: words }]) => words.includes(word));
    if (same) return { value: same[0], isExact: true };
    const more = all.find(([, { more: words }]) => words.includes(word));
    return more && { value: more[0], isExact: false };
  };

/** Reads a state from words such as "rejected" or "semi-finalist", in English or Spanish. */
export const readState = reading(states);

/** Reads the kind of a recipient, in English or Spanish. */
export const readKind = reading(kinds);
