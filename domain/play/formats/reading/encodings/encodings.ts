/** An encoding of text files that a writer can choose. */
export interface EncodingChoice {
  /** A label of `TextDecoder`, in lowercase. */
  readonly name: string;
  /** For people. */
  readonly label: string;
  /** How much rarer it is than others, in bits. */
  readonly rarity?: number;
}

/**
 * The encodings of text that doesn't declare one, without UTF-16, which is always recognized. Where two read a text
 * alike, the first one is used.
 */
export const encodings: readonly EncodingChoice[] = [
  { name: "utf-8", label: "Unicode (UTF-8)" },
  { name: "windows-1252", label: "Western European text (Windows-1252, Latin-1)" },
  { name: "windows-1250", label: "Central European text (Windows-1250)" },
  { name: "iso-8859-2", label: "Central European text (ISO 8859-2)" },
  { name: "macintosh", label: "Western European text (Mac Roman)", rarity: 8 },
  { name: "windows-1254", label: "Turkish text (Windows-1254)" },
  { name: "windows-1257", label: "Baltic text (Windows-1257)" },
  { name: "windows-1251", label: "Cyrillic text (Windows-1251)" },
  { name: "koi8-r", label: "Cyrillic text (KOI8-R)" },
  { name: "koi8-u", label: "Cyrillic text (KOI8-U)" },
  { name: "iso-8859-5", label: "Cyrillic text (ISO 8859-5)" },
  { name: "x-mac-cyrillic", label: "Cyrillic text (Mac)", rarity: 8 },
  { name: "ibm866", label: "Cyrillic text (DOS, 866)", rarity: 3 },
  { name: "windows-1253", label: "Greek text (Windows-1253)" },
  { name: "iso-8859-7", label: "Greek text (ISO 8859-7)" },
  { name: "windows-1255", label: "Hebrew text (Windows-1255)" },
  { name: "iso-8859-8", label: "Hebrew text (ISO 8859-8)" },
  { name: "windows-1256", label: "Arabic text (Windows-1256)" },
  { name: "shift_jis", label: "Japanese text (Shift JIS)" },
  { name: "euc-jp", label: "Japanese text (EUC-JP)" },
  { name: "gb18030", label: "Chinese text (GB 18030)" },
  { name: "big5", label: "Chinese text (Big5)" },
  { name: "euc-kr", label: "Korean text (EUC-KR)" },
];

/** Returns what people call an encoding. */
export const labelOfEncoding = (name: string): string => encodings.find((one) => one.name === name)?.label ?? name;
