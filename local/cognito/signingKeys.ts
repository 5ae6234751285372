import {
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
  randomBytes,
  sign,
  verify,
} from "node:crypto";
import { existsSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import * as z from "zod";

const keptKey = z.object({ kid: z.string(), pem: z.string() });
const keptKeys = z.object({ id: keptKey, access: keptKey });

/** Cognito signs ID tokens and access tokens with separate keys. */
type TokenUse = keyof z.output<typeof keptKeys>;

export type Jwk = {
  readonly kid: string;
  readonly alg: "RS256";
  readonly use: "sig";
  readonly kty: "RSA";
  readonly n: string;
  readonly e: string;
};

export interface SigningKeys {
  readonly sign: (use: TokenUse, claims: object) => string;
  /** Returns the claims of a token that this key signed. The caller checks whether they are still valid. */
  readonly read: (use: TokenUse, token: string) => unknown;
  readonly jwks: { readonly keys: Jwk[] };
}

/** Opens the pool's keys, or creates them once, so tokens survive a restart. */
export const openSigningKeys = (file: string): SigningKeys => {
  if (!existsSync(file)) makeKeys(file);
  const kept = keptKeys.parse(JSON.parse(readFileSync(file, "utf8")));
  const keys = { id: createPrivateKey(kept.id.pem), access: createPrivateKey(kept.access.pem) };
  return {
    sign: (use, claims) => {
      const content = `${encode({ kid: kept[use].kid, alg: "RS256" })}.${encode(claims)}`;
      return `${content}.${sign("sha256", Buffer.from(content), keys[use]).toString("base64url")}`;
    },
    read: (use, token) => readClaims(keys[use], token),
    jwks: { keys: [publicJwk(kept.id.kid, keys.id), publicJwk(kept.access.kid, keys.access)] },
  };
};

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");

const readClaims = (key: KeyObject, token: string): unknown => {
  const [header = "", claims = "", signature = ""] = token.split(".");
  const content = Buffer.from(`${header}.${claims}`);
  if (!verify("sha256", content, createPublicKey(key), Buffer.from(signature, "base64url"))) return undefined;
  return JSON.parse(Buffer.from(claims, "base64url").toString("utf8"));
};

const publicJwk = (kid: string, key: KeyObject): Jwk => {
  const { n = "", e = "" } = createPublicKey(key).export({ format: "jwk" });
  return { kid, alg: "RS256", use: "sig", kty: "RSA", n, e };
};

const makeKeys = (file: string) => {
  const make = () => ({
    kid: randomBytes(32).toString("base64"),
    pem: generateKeyPairSync("rsa", { modulusLength: 2048 }).privateKey.export({ type: "pkcs8", format: "pem" }),
  });
  writeFileSync(`${file}.next`, JSON.stringify({ id: make(), access: make() }), { mode: 0o600 });
  renameSync(`${file}.next`, file);
};
