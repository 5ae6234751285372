// @vitest-environment jsdom
import { afterEach, expect, test } from "vitest";
import { arrivedLink, forgetLink, takeSignInLink } from "./signInLink.ts";

afterEach(forgetLink);

function arriveAt(address: string) {
  history.replaceState(null, "", address);
  takeSignInLink(location, history);
  return arrivedLink();
}

test("takes address, secret and destination, and leaves nothing of them in the address bar", () => {
  const link = arriveAt("/auth?type=magiclink#email=r%2Bx%40example.org&secret=abc&destination=%2Feditor%2Fabc");
  expect(link).toEqual({ email: "r+x@example.org", secret: "abc", destination: "/editor/abc" });
  expect(location.href).toBe(`${location.origin}/auth`);
});

test.each(["https://evil.example", "//evil.example", "/\\evil.example"])("does not lead to %s", (destination) => {
  const link = arriveAt(`/auth?type=magiclink#email=r@x&secret=abc&destination=${encodeURIComponent(destination)}`);
  expect(link).toMatchObject({ destination: undefined });
});

test("knows a link that came without all its parts", () => {
  expect(arriveAt("/auth?type=magiclink#email=r@example.org")).toBe("incomplete");
  expect(location.search).toBe("");
});

test("leaves every other address alone", () => {
  expect(arriveAt("/auth?type=signup#email=r@x&secret=abc")).toBeUndefined();
  expect(location.hash).not.toBe("");
});
