/**
 * The characters that Windows-1252 has in place of Latin-1's controls, from 0x80 on. Node 20 decodes windows-1252 as
 * Latin-1.
 */
const windowsSigns = "€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8dŽ\x8f\x90‘’“”•–—˜™š›œ\x9džŸ";

/** Decodes Windows-1252. */
export const westernDecoder = (bytes: Uint8Array): string =>
  new TextDecoder("latin1")
    .decode(bytes)
    .replace(/[\x80-\x9f]/g, (sign) => windowsSigns[sign.charCodeAt(0) - 0x80] ?? sign);
