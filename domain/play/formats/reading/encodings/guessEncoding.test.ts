import { expect, test } from "vitest";
import { encodeAs } from "#tests/support/encodeAs.ts";
import { isLinear } from "#tests/support/growth.ts";
import { decodeAs } from "./decodeAs.ts";
import { guessEncoding } from "./guessEncoding.ts";

const russian =
  "ДЕЙСТВИЕ ПЕРВОЕ\n\nМАРА. Ворота заперты?\n\nИОНА. Были заперты, когда я пришёл.\n\nМАРА. Кто на мосту?";
const ukrainian =
  "ДІЯ ПЕРША\n\nМАРА. Ворота замкнені?\n\nЙОНА. Були замкнені, коли я прийшов. Її плащ висить на цвяху.";
const czech = "JEDNÁNÍ PRVNÍ\n\nMÁŘA: Je brána zavřená? Kdo je na mostě?\n\nJONÁŠ: Byla zavřená, když jsem přišel.";
const polish =
  "AKT PIERWSZY\n\nMARA: Czy śluza jest zamknięta?\n\nJONASZ: Była zamknięta, gdy przyszedłem. Płaszcz wisiał.";
const french = "ACTE PREMIER\n\nMARA. La porte est fermée ?\n\nJONAS. Elle l'était déjà. Où est la clé ?";
const german = "ERSTER AKT\n\nMARA. Ist das Tor zu?\n\nJONAS. Es war schon zu, natürlich. Große Mäntel husten nicht.";
const greek = "ΠΡΑΞΗ ΠΡΩΤΗ\n\nΜΑΡΑ: Είναι κλειστή η πύλη;\n\nΙΩΝΑΣ: Ήταν κλειστή όταν ήρθα. Ποιος είναι στη γέφυρα;";
const hebrew = "מערכה ראשונה\n\nמרה: השער סגור?\n\nיונה: הוא היה סגור כשבאתי. מי על הגשר?";
const arabic = "الفصل الأول\n\nمارا: هل البوابة مغلقة؟\n\nيونس: كانت مغلقة عندما جئت. من على الجسر؟";
const turkish = "BİRİNCİ PERDE\n\nMARA: Kapı kapalı mı?\n\nYUNUS: Geldiğimde kapalıydı. Köprüde kimse yok, şüphesiz.";
const japanese = "第一幕\n\n美咲「もう鍵をかけたの。」\n健「いや、扉は開いている。」\n美咲「だれか橋の上にいる。」";
const simplified = "第一幕\n\n美华：门关了吗？\n建国：我来的时候就关了。\n美华：那桥上是谁？\n建国：没有人。";
const traditional = "第一幕\n\n美華：門關了嗎？\n建國：我來的時候就關了。\n美華：那橋上是誰？\n建國：沒有人。";
const korean = "제1막\n\n마라: 문이 닫혔나요?\n요나: 내가 왔을 때 닫혀 있었어요.\n마라: 다리 위에 누가 있지?";

test.each([
  ["windows-1251", russian],
  ["koi8-r", russian],
  ["iso-8859-5", russian],
  ["x-mac-cyrillic", russian],
  ["ibm866", russian],
  ["windows-1251", ukrainian],
  ["koi8-u", ukrainian],
  ["windows-1250", czech],
  ["iso-8859-2", czech],
  ["windows-1250", polish],
  ["iso-8859-2", polish],
  ["windows-1252", french],
  ["macintosh", french],
  ["windows-1252", german],
  ["macintosh", german],
  ["windows-1253", greek],
  ["iso-8859-7", greek],
  ["windows-1255", hebrew],
  ["iso-8859-8", hebrew],
  ["windows-1256", arabic],
  ["windows-1254", turkish],
  ["shift_jis", japanese],
  ["euc-jp", japanese],
  ["gb18030", simplified],
  ["big5", traditional],
  ["euc-kr", korean],
])("text in %s that says nothing is read with its letters", (name, text) => {
  const bytes = encodeAs(text, name);
  expect(decodeAs(bytes, guessEncoding(bytes))).toBe(text);
});

test.each([
  ["windows-1252", "MARA\nThe café is “closed” – don’t go.\n"],
  ["macintosh", "MARA\nThe café is “closed” – don’t go.\n"],
  ["windows-1252", "JOSÉ\nNo.\n"],
  ["windows-1252", "MÅNS\nJa, i går.\n"],
  ["windows-1250", "MARA\nŠel. Pořád.\n"],
  ["windows-1251", "ВАНЯ\nДа.\n"],
  ["koi8-r", "ВАНЯ\nДа.\n"],
  ["shift_jis", "健「はい。」\n"],
])("a few letters are enough for %s: %s", (name, text) => {
  const bytes = encodeAs(text, name);
  expect(decodeAs(bytes, guessEncoding(bytes))).toBe(text);
});

test("a large file is guessed in linear time", async () => {
  const bytes = encodeAs(russian, "koi8-r");
  const large = new Uint8Array(5_000_000).map((_, at) => bytes[at % bytes.length] ?? 0);
  expect(guessEncoding(large)).toBe("koi8-r");
  expect(await isLinear((size) => guessEncoding(large.subarray(0, size)), 600_000)).toBe(true);
  large.fill(0xff);
  expect(await isLinear((size) => guessEncoding(large.subarray(0, size)), 600_000)).toBe(true);
});
