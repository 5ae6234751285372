import { expect, test } from "vitest";
import { beginsWithEntrance } from "./entrance.ts";

test.each([
  "Enter Jack.",
  "Re-enter Jack.",
  "Exeunt.",
  "(Enter JACK.)",
  "JACK enters.",
  "LADY BRACKNELL and GWENDOLEN come in.",
  "JACK goes out.",
  "Entra Inés.",
  "Entra INÉS por el fondo.",
  "INÉS sale.",
  "Sale el Rey.",
  "Entrent deux VALETS.",
  "NORA entre.",
  "KARL tritt auf.",
  "Tritt KARL auf.",
  "FAUST ab.",
  "Входит Ольга.",
  "ОЛЬГА уходит.",
])("%s is an entrance or an exit", (line) => {
  expect(beginsWithEntrance(line)).toBe(true);
});

test.each([
  "A kitchen. Morning.",
  "Entra luz por la ventana.",
  "Via Roma, di notte.",
  "Entre la ville et la mer.",
  "THE KITCHEN, dark.",
  "Jack's flat in Half-Moon Street.",
  "The door enters the garden.",
  "Abend. Ein Zimmer.",
  "...",
  "",
])("“%s” is neither", (line) => {
  expect(beginsWithEntrance(line)).toBe(false);
});
