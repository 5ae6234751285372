import { dictionary } from "@zxcvbn-ts/language-common";
import { expect, test } from "vitest";
import { commonPasswords } from "./commonPasswords.ts";
import { weaknessesOf } from "./password.ts";

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
  ["seven77", ["too-short"]],
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
  ["shakespeare", ["personal"]],
  ["Will.Shakespeare@globe.example", ["personal"]],
  ["williamshakespeare1", ["personal"]],
  ["Ghostlight!", ["personal"]],
])("%j: %j", (password, expected) => {
  expect(weaknessesOf(password, will)).toEqual(expected);
});

test("a password longer than the user pool allows is refused", () => {
  const words = "a sentence from a play that nobody has written yet, ".repeat(5);
  expect(weaknessesOf(words.slice(0, 256).trimEnd())).toEqual([]);
  expect(weaknessesOf(`${words.slice(0, 256)}!`)).toEqual(["too-long"]);
});

test("a full sentence may contain the person's name", () => {
  expect(weaknessesOf("shakespeare never slept here", will)).toEqual([]);
});

test("without an owner, only the product's name counts as personal", () => {
  expect(weaknessesOf("shakespeare")).toEqual([]);
  expect(weaknessesOf("ghostlight")).toEqual(["personal"]);
});

test("the list is the start of the package's list", () => {
  const ranked = dictionary["passwords-common"];
  expect([...commonPasswords]).toEqual(ranked.filter((password) => [...password].length >= 8).slice(0, 3000));
});
