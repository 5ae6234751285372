import { createHash } from "node:crypto";

const letters = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";

const drawn = (seed: string, length: number, alphabet: string): string =>
  [...createHash("sha256").update(seed).digest().subarray(0, length)]
    .map((byte) => alphabet[byte % alphabet.length])
    .join("");

/** Returns an id such as `eu-west-1_Ab3dEfGhi`, always the same for a resource of the template. */
export const userPoolIdOf = (region: string, logicalId: string): string =>
  `${region}_${drawn(`pool ${logicalId}`, 9, letters)}`;

/** Returns 26 lowercase letters and digits, always the same for a resource of the template. */
export const clientIdOf = (logicalId: string): string => drawn(`client ${logicalId}`, 26, letters.toLowerCase());

/** Returns the issuer in the pool's tokens. It's AWS's own address, even locally. */
export const issuerOf = (userPoolId: string): string =>
  `https://cognito-idp.${userPoolId.split("_")[0]}.amazonaws.com/${userPoolId}`;
