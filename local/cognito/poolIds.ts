import { createHash } from "node:crypto";

const letters = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";

const drawn = (seed: string, length: number, alphabet: string): string =>
  [...createHash("sha256").update(seed).digest().subarray(0, length)]
    .map((byte) => alphabet[byte % alphabet.length])
    .join("");

/** An id such as `eu-west-1_Ab3dEfGhi`, always the same for a resource of the template. */
export const userPoolIdOf = (region: string, logicalId: string): string =>
  `${region}_${drawn(`pool ${logicalId}`, 9, letters)}`;

/** 26 lower-case letters and digits, always the same for a resource of the template. */
export const clientIdOf = (logicalId: string): string => drawn(`client ${logicalId}`, 26, letters.toLowerCase());

/** What the pool's tokens name as their issuer; AWS's own address, also here. */
export const issuerOf = (userPoolId: string): string =>
  `https://cognito-idp.${userPoolId.split("_")[0]}.amazonaws.com/${userPoolId}`;
