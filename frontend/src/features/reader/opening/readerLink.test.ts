import { expect, test } from "vitest";
import { readerLinkIn } from "./readerLink.ts";

test("a link is read from the address, and stored under the public part of its token", () => {
  expect(readerLinkIn("/shared/AbCdEfGh12345678.s3cret_of-the-link_22")).toEqual({
    token: "AbCdEfGh12345678.s3cret_of-the-link_22",
    name: "AbCdEfGh12345678",
  });
});

test.each(["/shared/", "/shared/onlyaname", "/shared.html", "/shared/a.b/c"])("%s is not a share link", (path) => {
  expect(readerLinkIn(path)).toBeUndefined();
});
