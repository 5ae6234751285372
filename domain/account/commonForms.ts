/** Letters that people replace with digits and symbols. 1 stands for two of them. */
const letters: Readonly<Record<string, string>> = {
  0: "o",
  3: "e",
  4: "a",
  5: "s",
  7: "t",
  "@": "a",
  $: "s",
  "!": "i",
};

/** From this length on, a word is too common whatever follows it. */
const longWord = 8;

/**
 * Returns the forms in which a password may be in the list of common ones: in lower case, without accents, without digits
 * and symbols around it, and with letters for the digits and symbols in it. None of that makes a common word safer.
 */
export function commonFormsOf(password: string): readonly string[] {
  const plain = password.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "");
  const tail = /[\d\p{P}\p{S}]+$/u;
  const head = /^[\d\p{P}\p{S}]+/u;
  const cores = [plain.replace(tail, ""), plain.replace(head, "").replace(tail, "")];
  const forms = [plain, ...cores.filter((core) => core.length >= Math.min(longWord, plain.length / 2))];
  return [...new Set(forms.flatMap((form) => [form, withLetters(form, "i"), withLetters(form, "l")]))];
}

const withLetters = (text: string, one: string): string =>
  [...text].map((sign) => (sign === "1" ? one : (letters[sign] ?? sign))).join("");
