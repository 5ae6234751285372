import { expect, test } from "vitest";
import { block, direction, note, pageBreak, play, speech, transition } from "#tests/support/playBuilder.ts";
import { closingLinesIn } from "../../typing/completions.ts";
import { saysTheEnd } from "./saysTheEnd.ts";

const endsWith = (text: string) => saysTheEnd(play(speech("NORA", "Go."), block("centered", text)).blocks);

test.each([
  ["END OF PLAY", "End of the play.", "THE END", "– End –", "(The End)", "Fin", "FIN DE LA OBRA", "Fin de la pièce"],
  ["Ende des Stücks", "FINE", "Fine dell’opera", "Einde", "KONIEC", "Fim", "КОНЕЦ", "SLUT"],
])("a play that ends with %s says so itself", (...texts) => {
  expect(texts.filter((text) => !endsWith(text))).toEqual([]);
});

test.each(["en", "de", "es", "fr", "it", "nl", "pl", "pt", "ru", "sv"])(
  "one of the closing lines that the editor offers says that the play ends (%s)",
  (language) => {
    expect(closingLinesIn(language).some(endsWith)).toBe(true);
  },
);

test("the end of an act, a curtain, and words within a line don't say that the play ends", () => {
  const others = ["END OF ACT TWO", "CURTAIN.", "Blackout", "That's the end", "In the end", ""];
  expect(others.filter(endsWith)).toEqual([]);
  expect(saysTheEnd([])).toBe(false);
});

test("a blackout, a note or an empty page may follow, but no speech", () => {
  const ended = [speech("NORA", "Go."), block("centered", "END OF PLAY")];
  expect(saysTheEnd(play(...ended, transition("Blackout."), note("Too soon?"), pageBreak()).blocks)).toBe(true);
  expect(saysTheEnd(play(...ended, direction("The lamp goes out.")).blocks)).toBe(true);
  expect(saysTheEnd(play(...ended, speech("TOM", "Wait.")).blocks)).toBe(false);
  expect(saysTheEnd(play(speech("TOM", "The end."), transition("Blackout.")).blocks)).toBe(false);
});
