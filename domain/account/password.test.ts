import { dictionary } from "@zxcvbn-ts/language-common";
import { expect, test } from "vitest";
import { commonPasswords } from "./commonPasswords.ts";
import { type PasswordOwner, weaknessesOf as weaknessesIn } from "./password.ts";

const common = commonPasswords();
const weaknessesOf = (password: string, owner?: PasswordOwner) => weaknessesIn(password, common, owner);

const will = { email: "will.shakespeare@globe.example", fullName: "William Shakespeare" };

test.each([
  "words long enough",
  "correct horse battery staple",
  "ключ от театра",
  "Tr0ub4dor&3",
  "私の秘密の言葉です",
  "a xylophone under the stage, and nobody who dares to play it before the ghost is gone",
  "aardvarkaardwolf",
])("%j is accepted", (password) => {
  expect(weaknessesOf(password, will)).toEqual([]);
});

test.each([
  ["", ["too-short"]],
  ["seven77", ["too-short", "common"]],
  ["zr7pk2m", ["too-short"]],
  ["🎭🎭🎭🎭🎭🎭🎭", ["too-short", "easy-pattern"]],
  [" padded enough", ["space-at-edge"]],
  ["padded enough ", ["space-at-edge"]],
  ["password", ["common"]],
  ["PassWord", ["common"]],
  ["sunshine2027!", ["common"]],
  ["12345678", ["common", "easy-pattern"]],
  ["zyxwvuts", ["easy-pattern"]],
  ["poiuztrewq", ["easy-pattern"]],
  ["hahahahahahaha", ["easy-pattern"]],
  ["aaaaaaaaaaaaaaaaaaaa", ["easy-pattern"]],
  ["shakespeare", ["common", "personal"]],
  ["Will.Shakespeare@globe.example", ["personal"]],
  ["williamshakespeare1", ["personal"]],
  ["Ghostlight!", ["personal"]],
])("%j: %j", (password, expected) => {
  expect(weaknessesOf(password, will)).toEqual(expected);
});

const ana = { email: "ana@globe.example", fullName: "Ana María Fernández-Echeverría O'Neill" };

test.each([
  "Echeverría",
  "echeverria1",
  "Fernandez12",
  "fernándezecheverría",
  "fernandez-echeverria",
  "Neill2027",
  "MariaAna1",
])("%j is the name of somebody with a hyphen and accents in it", (password) => {
  expect(weaknessesOf(password, ana)).toContain("personal");
});

test.each([
  "aaaaaaaa1",
  "qwertyñ123",
  "asdfghjk1",
  "asdfghjklñ",
  "1qwerty12345!",
  "hahahaha7",
  "Azertyuiop1",
  "xx12345678",
])("%j is a simple pattern with a little added", (password) => {
  expect(weaknessesOf(password)).toContain("easy-pattern");
});

test.each(["understudy", "aaaaa cold night", "qwerty is a row of keys", "overstuff", "couscous7"])(
  "%j is more than a simple pattern",
  (password) => {
    expect(weaknessesOf(password)).not.toContain("easy-pattern");
  },
);

test("a password longer than the user pool allows is refused", () => {
  const words = "a sentence from a play that nobody has written yet, ".repeat(5);
  expect(weaknessesOf(words.slice(0, 256).trimEnd())).toEqual([]);
  expect(weaknessesOf(`${words.slice(0, 256)}!`)).toEqual(["too-long"]);
});

test("a full sentence may contain the person's name", () => {
  expect(weaknessesOf("shakespeare never slept here", will)).toEqual([]);
});

test("without an owner, only the product's name counts as personal", () => {
  expect(weaknessesOf("williamshakespeare")).toEqual([]);
  expect(weaknessesOf("ghostlight")).toEqual(["personal"]);
});

test.each([
  "hunter22",
  "letmein123",
  "letmein123456",
  "contraseña123",
  "Contraseña1!",
  "p@ssw0rd2026",
  "dr4g0n!!!",
  "l3tm31n!",
  "m1ch3ll3",
  "tequiero99",
  "mariposa7",
  "123estrella",
  "Barcelona2026",
])("%j is a common password with something added or replaced", (password) => {
  expect(weaknessesOf(password)).toContain("common");
});

test.each(["dog48291047", "la luna sobre el telón", "hunter and two clocks", "x7kq2mfz", "abrazo del apuntador 9"])(
  "%j isn't common",
  (password) => {
    expect(weaknessesOf(password)).toEqual([]);
  },
);

test("the list has the 10,000 most common passwords, and beyond them only ones of the package and a few words", () => {
  const withoutTail = (password: string) =>
    password
      .toLowerCase()
      .normalize("NFD")
      .replace(/\p{M}/gu, "")
      .replace(/[\d\p{P}\p{S}]+$/u, "");
  const ranked = dictionary["passwords-common"].map((password) => [password, withoutTail(password)] as const);
  const missing = ranked.slice(0, 10_000).filter(([, stem]) => stem.length >= 4 && !common.has(stem));
  expect(missing.filter(([, stem]) => /^[a-z]+$/.test(stem))).toEqual([]);
  const known = new Set(ranked.flat());
  expect([...common].filter((one) => !known.has(one)).length).toBeLessThan(10);
});
