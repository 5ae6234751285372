/** How many recovery codes a person gets at a time. */
export const recoveryCodeCount = 10;

/** Crockford's base 32: no letters that look like digits. */
const digits = "0123456789abcdefghjkmnpqrstvwxyz";
const length = 16;

/** Makes a code of these random bytes: 80 bits, so that its plain hash can't be reversed by trying. */
export const recoveryCodeOf = (bytes: Uint8Array): string =>
  inFours(Array.from(bytes.subarray(0, length), (byte) => digits[byte % digits.length]).join(""));

/** The random bytes that a code needs. */
export const recoveryCodeBytes = length;

/** Returns a code as it's stored, however it was typed; undefined if it can't be one. */
export function readRecoveryCode(typed: string): string | undefined {
  const code = typed.toLowerCase().replaceAll(/[\s-]/gu, "").replaceAll("o", "0").replaceAll(/[il]/gu, "1");
  return code.length === length && [...code].every((digit) => digits.includes(digit)) ? inFours(code) : undefined;
}

const inFours = (code: string): string => code.match(/.{4}/gu)?.join("-") ?? "";
