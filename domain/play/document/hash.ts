import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";

/** SHA-256 in hex. Pure and synchronous, so that domain code and transactions can use it. */
export const hashOf = (text: string): string => bytesToHex(sha256(utf8ToBytes(text)));
