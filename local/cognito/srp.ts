import { createDiffieHellman, createHash, createHmac, getDiffieHellman, timingSafeEqual } from "node:crypto";

/**
 * SRP-6a as Cognito uses it: the 3072-bit group of RFC 5054 (the same prime as MODP group 15 of RFC 3526, which Node
 * includes) with g = 2 instead of 5, SHA-256, and numbers encoded like Java's `BigInteger.toByteArray()`.
 */
const group = getDiffieHellman("modp15").getPrime();
export const prime = BigInt(`0x${group.toString("hex")}`);
const generator = 2n;

/** OpenSSL's arithmetic takes a twentieth of the time that `bigint` takes. */
const openssl = createDiffieHellman(group, Number(generator));

/** Returns base to the power of exponent, modulo the prime. The exponent must be positive. */
const power = (base: bigint, exponent: bigint): bigint => {
  const reduced = base % prime;
  // OpenSSL refuses these as public keys: they give away the secret.
  if (reduced <= 1n) return reduced;
  if (reduced === prime - 1n) return exponent % 2n === 0n ? 1n : reduced;
  openssl.setPrivateKey(bytes(exponent));
  return toNumber(openssl.computeSecret(bytes(reduced)));
};

/** Returns an even number of digits, with a leading zero byte if the number would otherwise read as negative. */
export const paddedHex = (value: bigint): string => {
  const hex = value.toString(16);
  const even = hex.length % 2 === 0 ? hex : `0${hex}`;
  return /^[89a-f]/.test(even) ? `00${even}` : even;
};

const bytes = (value: bigint) => Buffer.from(paddedHex(value), "hex");
const hash = (...parts: (Buffer | string)[]) => {
  const sha = createHash("sha256");
  for (const part of parts) sha.update(part);
  return sha.digest();
};
const toNumber = (buffer: Buffer) => BigInt(`0x${buffer.toString("hex")}`);

export const multiplier = toNumber(hash(bytes(prime), bytes(generator)));

export interface SrpIdentity {
  /** The part of the pool's id after the underscore. */
  readonly poolName: string;
  readonly username: string;
}

const passwordNumber = ({ poolName, username }: SrpIdentity, password: string, salt: bigint): bigint =>
  toNumber(hash(bytes(salt), hash(`${poolName}${username}:${password}`)));

/** Returns what is stored instead of the password, together with its salt. */
export const passwordVerifier = (identity: SrpIdentity, password: string, salt: bigint): bigint =>
  power(generator, passwordNumber(identity, password, salt));

/** Returns the client's public number A for its secret a. */
export const publicOfClient = (secret: bigint): bigint => power(generator, secret);

/** Returns the server's public number B for its secret b. */
export const serverPublic = (verifier: bigint, secret: bigint): bigint =>
  (multiplier * verifier + power(generator, secret)) % prime;

export interface Exchange {
  readonly clientPublic: bigint;
  readonly serverPublic: bigint;
}

export const scrambler = ({ clientPublic, serverPublic }: Exchange): bigint =>
  toNumber(hash(bytes(clientPublic), bytes(serverPublic)));

/** Returns the server's side of the shared secret S. */
export const sharedSecret = (exchange: Exchange, verifier: bigint, secret: bigint): bigint =>
  power(exchange.clientPublic * power(verifier, scrambler(exchange)), secret);

interface ClientSecrets extends SrpIdentity {
  readonly password: string;
  readonly salt: bigint;
  /** The client's secret a. */
  readonly secret: bigint;
}

/** Returns the client's side of the shared secret S. */
export const sharedSecretOfClient = (
  exchange: Exchange,
  { password, salt, secret, ...identity }: ClientSecrets,
): bigint => {
  const number = passwordNumber(identity, password, salt);
  const masked = (multiplier * power(generator, number)) % prime;
  return power(exchange.serverPublic - masked + prime, secret + scrambler(exchange) * number);
};

/** Returns the 16-byte key that both sides sign with: one round of HKDF with Cognito's label. */
export const signingKey = (shared: bigint, scramble: bigint): Buffer => {
  const extracted = createHmac("sha256", bytes(scramble)).update(bytes(shared)).digest();
  return createHmac("sha256", extracted).update("Caldera Derived Key\u0001").digest().subarray(0, 16);
};

export interface Claim extends SrpIdentity {
  readonly secretBlock: Buffer;
  readonly timestamp: string;
}

export const signatureOf = (key: Buffer, { poolName, username, secretBlock, timestamp }: Claim): Buffer =>
  createHmac("sha256", key).update(poolName).update(username).update(secretBlock).update(timestamp).digest();

export const sameBytes = (a: Buffer, b: Buffer): boolean => a.length === b.length && timingSafeEqual(a, b);

/** RFC 5054 requires refusing an A divisible by the prime, because anyone would know the shared secret. */
export const isAcceptable = (clientPublic: bigint): boolean => clientPublic % prime !== 0n;
