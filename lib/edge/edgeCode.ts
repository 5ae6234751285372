import { readFileSync } from "node:fs";

const read = (name: string): string => readFileSync(new URL(`./${name}.js`, import.meta.url), "utf8");

/** Returns the code of a CloudFront function. CloudFront's functions can't import anything. */
export const edgeCode = (name: "viewerRequest" | "viewerResponse"): string => `${read("pageOf")}\n${read(name)}`;
