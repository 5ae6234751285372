/** The encodings of Windows code pages that browsers and Node decode alike. */
const names: Readonly<Record<number, string>> = {
  1250: "windows-1250",
  1251: "windows-1251",
  1253: "windows-1253",
  1254: "windows-1254",
  1255: "windows-1255",
  1256: "windows-1256",
  1257: "windows-1257",
  1258: "windows-1258",
  10000: "macintosh",
};

/** The characters of Windows-1252 from 0x80 to 0x9f. Node 20 decodes it as Latin-1. */
const westernSigns = "€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8dŽ\x8f\x90‘’“”•–—˜™š›œ\x9džŸ";

/** Returns a function that decodes one byte of a code page. */
export function decoderOf(codePage: number): (code: number) => string {
  const name = names[codePage];
  if (name === undefined) return (code) => westernSigns[code - 0x80] ?? String.fromCharCode(code);
  const decoder = new TextDecoder(name);
  return (code) => decoder.decode(Uint8Array.of(code));
}
