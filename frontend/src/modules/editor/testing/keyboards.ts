export type System = "mac" | "windows" | "linux";

type Row = readonly string[];

/** What the keys of a keyboard type, in the order of `codes`. */
interface Keyboard {
  readonly name: string;
  readonly plain: Row;
  readonly shifted: Row;
  /** Whether its keys type another script and have Latin letters, too, where an American keyboard has them. */
  readonly isNotLatin?: true;
  /** `keyCode` of signs, where it isn't that of the sign on an American keyboard. */
  readonly keyCodes?: Readonly<Record<string, number>>;
  /** What's typed with AltGr, by what the key types alone. */
  readonly withAltGr?: Readonly<Record<string, string>>;
  readonly only?: readonly System[];
}

const digits = "1234567890";
const place = (prefix: string, names: string): Row => [...names].map((name) => prefix + name);
const codes: Row = [
  "Backquote",
  ...place("Digit", digits),
  "Minus",
  "Equal",
  ...place("Key", "QWERTYUIOP"),
  "BracketLeft",
  "BracketRight",
  "Backslash",
  ...place("Key", "ASDFGHJKL"),
  "Semicolon",
  "Quote",
  ...place("Key", "ZXCVBNM"),
  "Comma",
  "Period",
  "Slash",
];

const american: Keyboard = {
  name: "American",
  plain: [..."`1234567890-=qwertyuiop[]\\asdfghjkl;'zxcvbnm,./"],
  shifted: [...'~!@#$%^&*()_+QWERTYUIOP{}|ASDFGHJKL:"ZXCVBNM<>?'],
};

const signCodes: Readonly<Record<string, number>> = {
  ";": 186,
  "=": 187,
  ",": 188,
  "-": 189,
  ".": 190,
  "/": 191,
  "`": 192,
  "[": 219,
  "\\": 220,
  "]": 221,
  "'": 222,
};

export const keyboards: readonly Keyboard[] = [
  american,
  {
    name: "French",
    plain: [..."²&é\"'(-è_çà)=azertyuiop^$*qsdfghjklmùwxcvbn,;:!"],
    shifted: [..."²1234567890°+AZERTYUIOP¨£µQSDFGHJKLM%WXCVBN?./§"],
    keyCodes: { "²": 222, ")": 219, "^": 221, $: 186, "*": 220, ù: 192, ";": 190, ":": 191, "!": 223 },
    withAltGr: { _: "\\" },
    only: ["windows", "linux"],
  },
  {
    name: "French, of a Mac",
    plain: [..."@&é\"'(§è!çà)-azertyuiop^$`qsdfghjklmùwxcvbn,;:="],
    shifted: [..."#1234567890°_AZERTYUIOP¨*£QSDFGHJKLM%WXCVBN?./+"],
    only: ["mac"],
  },
  {
    name: "German",
    plain: [..."^1234567890ß´qwertzuiopü+#asdfghjklöäyxcvbnm,.-"],
    shifted: [..."°!\"§$%&/()=?`QWERTZUIOPÜ*'ASDFGHJKLÖÄYXCVBNM;:_"],
    keyCodes: { "^": 220, ß: 219, "´": 221, ü: 186, "+": 187, "#": 191, ö: 192, ä: 222 },
    withAltGr: { ß: "\\" },
  },
  {
    name: "Turkish",
    plain: [...'"1234567890*-qwertyuıopğü,asdfghjklşizxcvbnmöç.'],
    shifted: [..."é!'^+%&/()=?_QWERTYUIOPĞÜ;ASDFGHJKLŞİZXCVBNMÖÇ:"],
    keyCodes: { '"': 192, "*": 223, ı: 73, ğ: 219, ü: 221, ş: 186, i: 222, ö: 191, ç: 220 },
    withAltGr: { "*": "\\" },
  },
  {
    name: "Russian",
    plain: [..."ё1234567890-=йцукенгшщзхъ\\фывапролджэячсмитьбю."],
    shifted: [...'Ё!"№;%:?*()_+ЙЦУКЕНГШЩЗХЪ/ФЫВАПРОЛДЖЭЯЧСМИТЬБЮ,'],
    isNotLatin: true,
  },
  {
    name: "Greek",
    plain: [..."`1234567890-=;ςερτυθιοπ[]\\ασδφγηξκλ΄'ζχψωβνμ,./"],
    shifted: [...'~!@#$%^&*()_+:΅ΕΡΤΥΘΙΟΠ{}|ΑΣΔΦΓΗΞΚΛ¨"ΖΧΨΩΒΝΜ<>?'],
    isNotLatin: true,
  },
  {
    name: "Hebrew",
    plain: [...";1234567890-=/'קראטוןםפ][\\שדגכעיחלךף,זסבהנמצתץ."],
    shifted: [...'~!@#$%^&*)(_+QWERTYUIOP}{|ASDFGHJKL:"ZXCVBNM><?'],
    isNotLatin: true,
  },
  {
    name: "Arabic",
    plain: "ذ 1 2 3 4 5 6 7 8 9 0 - = ض ص ث ق ف غ ع ه خ ح ج د \\ ش س ي ب ل ا ت ن م ك ط ئ ء ؤ ر لا ى ة و ز ظ".split(" "),
    shifted: 'ّ ! @ # $ % ^ & * ) ( _ + َ ً ُ ٌ لإ إ ‘ ÷ × ؛ < > | ِ ٍ ] [ لأ أ ـ ، / : " ~ ْ } { لآ آ ’ , . ؟'.split(" "),
    isNotLatin: true,
  },
];

interface Press {
  readonly system: System;
  readonly keyboard: Keyboard;
  readonly hasCapsLock: boolean;
}

/**
 * Returns the event of a browser when somebody presses keys such as `Mod-Shift-f` as they're printed; undefined if this
 * keyboard can't type the sign together with them.
 */
export function eventOf(keys: string, press: Press): KeyboardEvent | undefined {
  const parts = keys.split(/-(?!$)/);
  const last = parts.pop() ?? "";
  const isMac = press.system === "mac";
  const held = {
    ctrlKey: parts.includes(isMac ? "Ctrl" : "Mod"),
    metaKey: parts.includes(isMac ? "Mod" : "Meta"),
    altKey: parts.includes("Alt"),
    shiftKey: parts.includes("Shift"),
  };
  if (last.length > 1) return new KeyboardEvent("keydown", { ...held, key: last, code: last });
  const found = findKey(last, press, held.shiftKey);
  if (!found) return undefined;
  const shiftKey = held.shiftKey || found.needsShift;
  const { index, needsAltGr } = found;
  const keyCode = keyCodeAt(index, press.keyboard);
  const key = needsAltGr ? last : typedKey(index, press, { ...held, shiftKey });
  const code = codes[index] ?? "";
  return new KeyboardEvent("keydown", { ...held, shiftKey, key, code, keyCode, modifierAltGraph: needsAltGr });
}

interface FoundKey {
  readonly index: number;
  readonly needsShift: boolean;
  readonly needsAltGr: boolean;
}

/** Returns where somebody presses a letter, a digit or a sign. */
function findKey(sign: string, { keyboard, system }: Press, hasShift: boolean): FoundKey | undefined {
  const { plain, shifted, isNotLatin, withAltGr = {} } = keyboard;
  const simple = { needsShift: false, needsAltGr: false };
  if (isNotLatin || digits.includes(sign)) return { index: american.plain.indexOf(sign), ...simple };
  // In Turkish, the key of the Latin I types an I without a dot.
  const index = plain.indexOf(sign);
  if (index >= 0) return { index, ...simple };
  const shiftedIndex = shifted.indexOf(sign);
  // On a Mac, Cmd reports what the key types without Shift, so no sign needs it.
  if (shiftedIndex >= 0 && !hasShift && system !== "mac") return { ...simple, index: shiftedIndex, needsShift: true };
  const altGr = plain.findIndex((typed) => withAltGr[typed] === sign);
  return altGr >= 0 && system === "linux" && !hasShift ? { ...simple, index: altGr, needsAltGr: true } : undefined;
}

type Held = Pick<KeyboardEvent, "metaKey" | "altKey" | "shiftKey">;

function typedKey(index: number, { system, keyboard, hasCapsLock }: Press, held: Held): string {
  // Option types signs and accents.
  if (system === "mac" && held.altKey) return index % 2 ? "Dead" : "©";
  const hasShift = held.shiftKey && !(system === "mac" && held.metaKey);
  const typed = (hasShift ? keyboard.shifted : keyboard.plain)[index] ?? "";
  if (!hasCapsLock || (system === "mac" && held.metaKey) || !/^\p{L}$/u.test(typed)) return typed;
  return hasShift ? typed.toLowerCase() : typed.toUpperCase();
}

function keyCodeAt(index: number, { plain, isNotLatin, keyCodes = {} }: Keyboard): number {
  const typed = plain[index] ?? "";
  const latin = (isNotLatin ? american.plain[index] : typed) ?? "";
  const own = keyCodes[latin];
  if (own !== undefined) return own;
  const digit = /^Digit(.)$/.exec(codes[index] ?? "")?.[1];
  return signCodes[digit ? "" : latin] ?? (digit ?? latin.toUpperCase()).charCodeAt(0);
}
