import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import {
  isAcceptable,
  multiplier,
  paddedHex,
  passwordVerifier,
  prime,
  publicOfClient,
  sameBytes,
  scrambler,
  serverPublic,
  sharedSecret,
  sharedSecretOfClient,
  signatureOf,
  signingKey,
} from "./srp.ts";

// The secrets a and b are from RFC 5054, appendix B. The rest was computed by an independent program (Python's integers
// and hashlib) for the 3072-bit group. Long numbers are compared by the SHA-256 of their hex.
const identity = { poolName: "Ab3dEfGhi", username: "f1e2d3c4-0000-4000-8000-000000000001" };
const password = "correct horse battery staple";
const salt = 0x8f1e2d3c4b5a69788796a5b4c3d2e1f0n;
const clientSecret = 0x60975527035cf2ad1989806f0407210bc81edc04e2762a56afd529ddda2d4393n;
const serverSecret = 0xe487cb59d31ac550471e81f00f6928e01dda08e974a004f49e61f5d105284d20n;
const claim = { ...identity, secretBlock: Buffer.from("a secret block"), timestamp: "Sat Nov 21 02:56:22 UTC 2026" };

const digest = (number: bigint) => createHash("sha256").update(number.toString(16)).digest("hex");

const exchange = () => {
  const verifier = passwordVerifier(identity, password, salt);
  const clientPublic = publicOfClient(clientSecret);
  return { verifier, publics: { clientPublic, serverPublic: serverPublic(verifier, serverSecret) } };
};

test("the group is RFC 5054's with 3072 bits, and its multiplier is the one in Cognito's clients", () => {
  expect(prime.toString(2)).toHaveLength(3072);
  expect(prime.toString(16)).toMatch(/^ffffffffffffffffc90fdaa2.*a93ad2caffffffffffffffff$/);
  expect(multiplier.toString(16)).toBe("538282c4354742d7cbbde2359fcf67f9f5b3a6b08791e5011b43b8a5b66d9ee6");
});

test("every number of an exchange matches the independent computation", () => {
  const { verifier, publics } = exchange();
  expect(digest(verifier)).toBe("a6ea6c46e98db2998ff5e1071c69227b0733b3983e0248ac8a965a4d958d2f66");
  expect(digest(publics.clientPublic)).toBe("218da0eb2ea467c6019e6db682c15da9e934bc643f23ea208aabd1cde715d658");
  expect(digest(publics.serverPublic)).toBe("d1b4d61316db786d9ef78803859e393003c119ee14cac1c544945e5357dc467f");
  expect(scrambler(publics)).toBe(0x44ab39ca1949ac887142cbeea095210429d9f3bf847949df4e75d845b42830a2n);
  const shared = sharedSecret(publics, verifier, serverSecret);
  expect(digest(shared)).toBe("5cecef54008044cc48ef27fece72c6d83bcf462bc935aa1ed5369b0da2335328");
  expect(sharedSecretOfClient(publics, { ...identity, password, salt, secret: clientSecret })).toBe(shared);
  const key = signingKey(shared, scrambler(publics));
  expect(key.toString("hex")).toBe("ccf62a2d35093784ef12e6922f3c2b0b");
  expect(signatureOf(key, claim).toString("base64")).toBe("bcwnUwYBZxn75Uov7V90aEpOhxCKqCay2PtSNSzhOxA=");
});

test.each([
  [0x7fn, "7f"],
  [0x80n, "0080"],
  [0x123n, "0123"],
  [0xf00n, "0f00"],
  [0xff00n, "00ff00"],
])("%s is padded to %s, so it never reads as negative", (number, hex) => {
  expect(paddedHex(number)).toBe(hex);
});

test("a public number divisible by the prime is refused", () => {
  expect([0n, prime, prime * 2n].map(isAcceptable)).toEqual([false, false, false]);
  expect(isAcceptable(2n)).toBe(true);
});

test("signatures of different lengths differ", () => {
  expect(sameBytes(Buffer.from("ab"), Buffer.from("abc"))).toBe(false);
  expect(sameBytes(Buffer.from("abc"), Buffer.from("abc"))).toBe(true);
});
