import { expect, test } from "vitest";
import { readSiteOrigin } from "./readSiteOrigin.ts";

const kept = async (name: string) => (name === "/site" ? "https://kept.example/" : undefined);

test("uses the origin from the environment", async () => {
  expect(await readSiteOrigin({ SITE_ORIGIN: "http://localhost:4000" }, kept)).toBe("http://localhost:4000");
});

test("otherwise reads it from the named parameter", async () => {
  expect(await readSiteOrigin({ SITE_ADDRESS_PARAMETER: "/site" }, kept)).toBe("https://kept.example");
});

test("writes no e-mail without a site to link to", async () => {
  await expect(readSiteOrigin({}, kept)).rejects.toThrow(/SITE_ORIGIN/);
  await expect(readSiteOrigin({ SITE_ADDRESS_PARAMETER: "/other" }, kept)).rejects.toThrow(/SITE_ORIGIN/);
});
