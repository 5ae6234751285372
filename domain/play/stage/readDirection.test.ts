import { describe, expect, test } from "vitest";
import { isLinear } from "#tests/support/growth.ts";
import { character, cue, dialogue, play, playWith, speech } from "#tests/support/playBuilder.ts";
import type { Play } from "../play.ts";
import { languageOf } from "./languageOf.ts";
import { readDirection } from "./readDirection.ts";
import { stageCastOf } from "./stageCast.ts";
import type { StageStep } from "./stageStep.ts";

const castOf = ({ blocks, front }: Play) => stageCastOf(blocks, front.characters);

const english = castOf(
  playWith(
    {
      characters: [
        character("Claudius", { description: "King of Denmark" }),
        character("Miss Julia Prism", { description: "Governess" }),
        character("Players"),
        character("LORD LEAR"),
      ],
    },
    speech("NORA", "The key is in the lock, and that is what you have to know."),
    speech("TOM", "It is."),
    speech("WILL", "I will."),
    speech("FIRST PLAYER", "We are the players."),
    speech("SECOND PLAYER", "And the clowns."),
    speech("KING", "Who is there?"),
    speech("MRS. SMITH", "It is me."),
    speech("DR. RANK", "Good evening."),
  ),
);

/** Writes steps like a stage manager: "+NORA -TOM". The speaker is "me". */
const written = (steps: readonly StageStep[]): string =>
  steps
    .map((step) => {
      if (step.kind === "exitAll") return `-all${step.except.map((name) => ` but ${name}`).join("")}`;
      if (step.kind === "same") return `same${step.except.map((name) => ` but ${name}`).join("")}`;
      if (step.kind === "exitBoth") return "-both";
      const sign = { enter: "+", exit: "-", cross: "±" }[step.kind];
      return [...step.names, ...(step.speaker ? ["me"] : [])].map((name) => sign + name).join(" ");
    })
    .join(" ");

const read = (text: string): string => written(readDirection(text, english).steps);

describe("in English", () => {
  test.each([
    ["Enter NORA.", "+NORA"],
    ["Enter NORA and TOM.", "+NORA +TOM"],
    ["They exit.", "-both"],
    ["They exit quickly.", "-both"],
    ["NORA and TOM whisper. They exit.", "-NORA -TOM"],
    ["Enter the PLAYERS: NORA, TOM, and DR. RANK.", "+FIRST PLAYER +SECOND PLAYER +NORA +TOM +DR. RANK"],
    ["Enter NORA: TOM turns away.", "+NORA"],
    ["WILL enters with TOM.", "+WILL +TOM"],
    ["WILL runs on with TOM.", "+WILL +TOM"],
    ["WILL walks in.", "+WILL"],
    ["TOM will walk in.", ""],
    ["NORA says that TOM will never enter the house.", ""],
    ["Re-enter the KING, with TOM.", "+KING +TOM"],
    ["Nora enters.", "+NORA"],
    ["Nora comes in, followed by Tom.", "+NORA +TOM"],
    ["TOM and NORA leave.", "-TOM -NORA"],
    ["Tom goes out.", "-TOM"],
    ["Tom goes out with Nora.", "-TOM -NORA"],
    ["Tom bows and goes out.", "-TOM"],
    ["Tom goes out and returns.", "-TOM +TOM"],
    ["Enter Nora. Tom goes out.", "+NORA -TOM"],
    ["NORA looks at TOM and leaves.", "-NORA"],
    ["To NORA, who now enters.", "+NORA"],
    ["Exit.", "-me"],
    ["Exit R.", "-me"],
    ["(Exits.)", "-me"],
    ["Goes out, looking back at Nora.", "-me"],
    ["Takes his hat and goes out.", "-me"],
    ["Exeunt.", "-all"],
    ["Exeunt omnes.", "-all"],
    ["All exit.", "-all"],
    ["Everyone leaves.", "-all"],
    ["Exeunt all but NORA.", "-all but NORA"],
    ["They all go off except Tom and Nora.", "-all but TOM but NORA"],
    ["Exeunt. Manet Nora.", "-all but NORA"],
    ["Manent NORA and TOM.", "-all but NORA but TOM"],
    ["Exeunt KING and TOM.", "-KING -TOM"],
    ["Both exit.", "-both"],
    ["The King enters.", "+KING"],
    ["Claudius enters.", "+KING"],
    ["The governess enters.", "+Miss Julia Prism"],
    ["Miss Prism enters.", "+Miss Julia Prism"],
    ["Enter Dr. Rank and Mrs. Smith.", "+DR. RANK +MRS. SMITH"],
    ["Enter two Players.", "+FIRST PLAYER +SECOND PLAYER"],
    ["Exeunt all the Players but the First.", "-SECOND PLAYER"],
    ["LORD LEAR is carried off.", "-LORD LEAR"],
  ])("%s: %s", (text, steps) => {
    expect(read(text)).toBe(steps);
  });

  test.each([
    "Nora is about to leave.",
    "Tom will not go out.",
    "Nora's coat falls. The dog comes in.",
    "Exeunt Servants.",
    "Exit Servant.",
    "A maid enters.",
    "He puts the letter back into the drawer.",
    "Nora leaves the letter on the table.",
    "Tom goes over to Nora.",
    "Aside.",
    "the will of the dead man is read",
    "",
  ])("nobody of the cast comes or goes: %s", (text) => {
    expect(read(text)).toBe("");
  });

  test("who is named without coming or going is named, unless it's only about them", () => {
    const { named } = readDirection("Nora at the window. A portrait of Tom. The King's chair.", english);
    expect(named).toEqual(["NORA"]);
  });

  test.each(["Within.", "off", "(O.S.)", "from the next room"])("a voice from off stage: %s", (text) => {
    expect(readDirection(text, english).isOffstage).toBe(true);
  });

  test("a direction as long as a book is read in linear time", async () => {
    const read = (size: number) => readDirection("Nora enters, and, then, with Tom, ".repeat(size), english);
    expect(await isLinear(read, 6250)).toBe(true);
  });
});

const of = (language: string, ...names: readonly string[]) =>
  castOf(play(...names.flatMap((name) => [cue(name), dialogue(language)])));

const german = of("Das ist nicht der Mann, und ich sage es dir.", "WALBURGA", "EDMUND", "LISETTE");
const french = of("Il est là, et je ne vous le dis pas, que la nuit.", "CYRANO", "LE BRET", "DE GUICHE", "ROXANE");
const swedish = of("Det är icke jag, och du är en man som inte vet.", "JEAN", "KRISTIN", "JULIE");
const russian = of("Я не знаю, что это такое, и он в доме.", "Городничий", "Осип", "Бобчинский");
const dutch = of("Dat is niet het huis van een man, en ik ben de koning.", "JAN", "MARIE");
const norwegian = of("Det er ikke jeg, og du er en mand som ikke ved det.", "NORA", "HELMER");
const spanish = of(
  "No es el que se va con la noche, y los hombres de la casa por una calle.",
  "INÉS",
  "TOMÁS",
  "DON JUAN",
);
const italian = of(
  "Non è la notte che si perde con gli uomini di una casa, e il re per la via.",
  "NORA",
  "ANSELMO",
  "IL CONTE",
);
const japanese = of("これは私のものです。", "江原田", "土市");

test("while a play has few words, its language is the one that the writer chose", () => {
  const { blocks } = play(cue("NORA"), dialogue("Buonanotte."));
  expect(written(readDirection("Escono tutti.", stageCastOf(blocks, [], languageOf(blocks, "it"))).steps)).toBe("-all");
  expect(written(readDirection("Escono tutti.", stageCastOf(blocks, [])).steps)).toBe("");
  const long = play(
    cue("NORA"),
    dialogue("The door, and the key of the house, and the lamp, and the rest of it. ".repeat(9)),
  );
  expect(languageOf(long.blocks, "it")).toBe(languageOf(long.blocks));
});

describe("in other languages", () => {
  test.each([
    [german, "Walburga kommt aus der Seitentüre.", "+WALBURGA"],
    [german, "Es tritt Edmund auf.", "+EDMUND"],
    [german, "Walburga und Lisette ab.", "-WALBURGA -LISETTE"],
    [german, "Zur Mitte ab.", "-me"],
    [german, "Geht langsam in die Seitentüre ab.", "-me"],
    [german, "Alle ab.", "-all"],
    [german, "Alle außer Edmund gehen ab.", "-all but EDMUND"],
    [german, "Geht auf und ab.", ""],
    [german, "Will mit Walburga durch die Mitte ab.", ""],
    [german, "Leute gehen hinaus.", ""],
    [german, "Die Vorigen, ohne Lisette.", "same but LISETTE"],
    [french, "Cyrano entre brusquement.", "+CYRANO"],
    [french, "Entrent Cyrano et Le Bret.", "+CYRANO +LE BRET"],
    [french, "Il sort.", "-me"],
    [french, "De Guiche sort.", "-DE GUICHE"],
    [french, "Tous sortent, excepté Roxane.", "-all but ROXANE"],
    [french, "entre ses dents", ""],
    [french, "Les mêmes, moins Cyrano.", "same but CYRANO"],
    [german, "Edmund kommt zurück.", "+EDMUND"],
    [german, "Edmund tritt zurück.", ""],
    [german, "Edmund geht.", "-EDMUND"],
    [german, "Faust geht auf und ab.", ""],
    [german, "Nimmt den Hut ab.", ""],
    [spanish, "Entra INÉS por la derecha.", "+INÉS"],
    [spanish, "Entran Inés y Tomás.", "+INÉS +TOMÁS"],
    [spanish, "Sale don Juan por el foro.", "±DON JUAN"],
    [spanish, "Se levanta y sale.", "±me"],
    [spanish, "Vase.", "-me"],
    [spanish, "Éntrase Tomás.", "-TOMÁS"],
    [spanish, "Mutis por el foro.", "-me"],
    [spanish, "Inés hace mutis.", "-INÉS"],
    [spanish, "Vanse todos.", "-all"],
    [spanish, "Salen todos menos Inés.", "-all but INÉS"],
    [spanish, "Inés desaparece por el fondo.", "-INÉS"],
    [spanish, "Vuelve Tomás.", "+TOMÁS"],
    [spanish, "Dichos, menos Inés.", "same but INÉS"],
    [spanish, "Tomás vuelve la cabeza.", ""],
    [spanish, "Vuelve a sentarse.", ""],
    [spanish, "Tomás sale de su asombro.", ""],
    [spanish, "Entra luz por la ventana.", ""],
    [spanish, "Va a salir.", ""],
    [spanish, "Llega a la mesa.", ""],
    [italian, "Entrano Nora e Anselmo.", "+NORA +ANSELMO"],
    [italian, "Compare il Conte.", "+IL CONTE"],
    [italian, "Il Conte parte.", "-IL CONTE"],
    [italian, "Nora via.", "-NORA"],
    [italian, "Nora si alza ed esce.", "±NORA"],
    [italian, "Escono tutti.", "-all"],
    [italian, "Tutti escono tranne Nora.", "-all but NORA"],
    [italian, "Detti, meno Anselmo.", "same but ANSELMO"],
    [italian, "A parte.", ""],
    [italian, "Nora, da una parte.", ""],
    [italian, "Nora torna a sedersi.", ""],
    [italian, "Nora getta via la lettera.", ""],
    [italian, "Sta per uscire.", ""],
    [italian, "Entra luce dalla finestra.", ""],
    [swedish, "JEAN kommer in, klädd i livré.", "+JEAN"],
    [swedish, "går.", "-me"],
    [swedish, "går fram och åter.", ""],
    [swedish, "Alla utom Kristin går ut.", "-all but KRISTIN"],
    [russian, "Осип входит.", "+Осип"],
    [russian, "Все уходят.", "-all"],
    [russian, "Те же и Бобчинский.", "same"],
    [dutch, "Marie komt binnen.", "+MARIE"],
    [dutch, "Jan en Marie gaan af.", "-JAN -MARIE"],
    [norwegian, "NORA kommer ind.", "+NORA"],
    [norwegian, "Helmer går ud.", "-HELMER"],
    [japanese, "江原田が入ってくる。", "+江原田"],
  ] as const)("%#", (cast, text, steps) => {
    expect(written(readDirection(text, cast).steps)).toBe(steps);
  });
});
