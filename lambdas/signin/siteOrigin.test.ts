import { expect, test } from "vitest";
import { readSiteOrigin } from "./siteOrigin.ts";

const kept = async (name: string) => (name === "/site" ? "https://kept.example/" : undefined);

test("takes what the environment says outright", async () => {
  expect(await readSiteOrigin({ SITE_ORIGIN: "http://localhost:4000" }, kept)).toBe("http://localhost:4000");
});

test("else reads it under the name it is kept under", async () => {
  expect(await readSiteOrigin({ SITE_ADDRESS_PARAMETER: "/site" }, kept)).toBe("https://kept.example");
});

test("writes no mail without a site to lead to", async () => {
  await expect(readSiteOrigin({}, kept)).rejects.toThrow(/SITE_ORIGIN/);
  await expect(readSiteOrigin({ SITE_ADDRESS_PARAMETER: "/other" }, kept)).rejects.toThrow(/SITE_ORIGIN/);
});
