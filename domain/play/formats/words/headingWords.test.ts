import { expect, test } from "vitest";
import { findPlainHeading } from "../fountain/plainHeading.ts";
import { bareNumeral } from "./headingWords.ts";

test.each([
  "ACT ONE",
  "Act II.",
  "ACT I.  Algernon's Flat",
  "FIRST ACT",
  "The Last Act",
  "ACTE PREMIER",
  "Premier acte",
  "Erster Akt.",
  "2. AUFZUG",
  "Första akten",
  "ATTO PRIMO",
  "Tweede bedrijf",
  "ДЕЙСТВИЕ ПЕРВОЕ",
  "Действие 2",
  "ДІЯ ТРЕТЯ",
  "ערשטער אַקט",
  "מערכה ראשונה",
  "אקט ב",
  "第二幕",
  "PROLOGUE",
  "Эпилог.",
])("%s is read as an act heading", (line) => {
  expect(findPlainHeading(line, true)).toBe("act");
});

test.each([
  "SCENE TWO",
  "Scene 1.I.",
  "SCENE 2A",
  "SCENE V. The Condemn'd Hold.",
  "INT. KITCHEN",
  "SCÈNE PREMIÈRE",
  "Scène dernière",
  "2. Szene",
  "Dritter Auftritt",
  "ЯВЛЕНИЕ 1",
  "Явление XIV",
  "КАРТИНА ВТОРАЯ",
  "ערשטע סצענע",
  "צװײטע סצענע",
  "פֿינפֿטע סצענע",
  "תמונה ראשונה",
  "第三場",
])("%s is read as a scene heading", (line) => {
  expect(findPlainHeading(line, true)).toBe("scene");
});

test.each([
  "Scenes from a marriage",
  "One act of kindness",
  "Act like a man.",
  "The second scene was better.",
  "Act one is where she leaves him, and act two is where she comes back.",
  "Сцена на балконе",
  "Bild",
  "ONE ACT",
  "I.",
  "Prologue to a kiss",
])("%s isn't read as a heading", (line) => {
  expect(findPlainHeading(line, true)).toBeUndefined();
});

test("a prologue with lines below it is a speaker", () => {
  expect(findPlainHeading("PROLOGUE", false)).toBeUndefined();
});

test("reads a line that is only a number", () => {
  expect(["I.", "II", "3.", "(IV)", "xiv", "IIII", "I am", ""].map(bareNumeral)).toEqual([
    ...[1, 2, 3, 4],
    ...[undefined, undefined, undefined, undefined],
  ]);
});

test.each([
  ...["Elfter Auftritt", "ZWÖLFTER AUFTRITT.", "Dreizehnte Szene", "Siebzehnter Auftritt", "Zwanzigster Auftritt"],
  ...["Einundzwanzigster Auftritt", "Siebenundzwanzigste Szene", "Dreißigster Auftritt", "DREISSIGSTER AUFTRITT"],
  ...["Scène onzième", "SCÈNE DIX-SEPTIÈME", "Dix-huitième scène", "Scène vingtième", "Scène vingt et unième"],
  ...["SCÈNE VINGT-DEUXIÈME.", "Trentième tableau"],
  ...["Escena undécima", "Escena decimotercera", "ESCENA DÉCIMA TERCERA", "Escena vigésima", "Escena vigésima primera"],
  ...["Escena vigesimosegunda", "Escena XXI", "Cuadro duodécimo"],
  ...["Scena undicesima", "SCENA DICIASSETTESIMA", "Scena ventesima", "Scena ventunesima", "Scena trentesima"],
  ...["Scena decima terza", "Scena undecima", "Scena decimaterza"],
  ...[
    "ЯВЛЕНИЕ ОДИННАДЦАТОЕ",
    "Явление тринадцатое",
    "Явление двадцатое",
    "ЯВЛЕНИЕ ДВАДЦАТЬ ПЕРВОЕ",
    "Картина тридцатая",
  ],
  ...["Elfte scenen", "Scen tjugoförsta", "Scen trettionde"],
  ...["Scene Thirteen", "Scene Twenty-One", "TWENTY-FIRST SCENE", "Thirtieth scene"],
  ...["Cena décima primeira", "Twintigste tafereel"],
])("%s is read as the heading of a scene with a higher number", (line) => {
  expect(findPlainHeading(line, true)).toBe("scene");
});

test.each(["Scene of twenty first nights", "Twenty scenes", "Vingt et une scènes", "Scene twenty first nights"])(
  "%s isn't read as a heading",
  (line) => {
    expect(findPlainHeading(line, true)).not.toBe("scene");
  },
);
