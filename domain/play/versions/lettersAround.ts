/** The longest part of a word that's looked at. */
const maxLetters = 40;

/** Returns the letters of a word that are before and after a part of a text. */
export function lettersAround(text: string, start: number, end: number): readonly [string, string] {
  const before = /\S*$/.exec(text.slice(Math.max(0, start - maxLetters), start))?.[0] ?? "";
  const after = /^\S*/.exec(text.slice(end, end + maxLetters))?.[0] ?? "";
  return [before, after];
}
