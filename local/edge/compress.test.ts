import { gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { openCompression } from "./compress.ts";

const compress = openCompression();
const script = "x".repeat(2000);

const ask = (encoding: string, type = "text/javascript", body = script) =>
  compress(
    {
      method: "GET",
      path: "/",
      query: "",
      headers: { "accept-encoding": encoding },
      body: Buffer.alloc(0),
      address: "",
    },
    { status: 200, headers: { "content-type": type, etag: `"${type}${body.length}"` }, body },
  );

test("long text is compressed for clients that support it", () => {
  const { headers, body } = ask("gzip, br");
  expect(headers["content-encoding"]).toBe("gzip");
  expect(gunzipSync(body).toString()).toBe(script);
});

test.each([
  ["text for a client without gzip", ask("identity")],
  ["a file that is already compressed", ask("gzip", "font/woff2")],
  ["a short file", ask("gzip", "text/javascript", "x")],
])("%s is left unchanged", (_, { headers }) => {
  expect(headers).not.toHaveProperty("content-encoding");
});
