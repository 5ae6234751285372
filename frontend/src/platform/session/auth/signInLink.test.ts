// @vitest-environment page
import { afterEach, expect, test } from "vitest";
import { arrivedLink, forgetLink, takeSignInLink } from "./signInLink.ts";

afterEach(forgetLink);

function arriveAt(address: string) {
  history.replaceState(null, "", address);
  takeSignInLink(location, history);
  return arrivedLink();
}

test("takes address, secret and destination, and removes them from the address bar", () => {
  const link = arriveAt("/auth?type=magiclink#email=r%2Bx%40example.org&secret=abc&destination=%2Feditor%2Fabc");
  expect(link).toEqual({ email: "r+x@example.org", secret: "abc", destination: "/editor/abc" });
  expect(location.href).toBe(`${location.origin}/auth`);
});

test.each(["https://evil.example", "//evil.example", "/\\evil.example"])("doesn't lead to %s", (destination) => {
  const link = arriveAt(`/auth?type=magiclink#email=r@x&secret=abc&destination=${encodeURIComponent(destination)}`);
  expect(link).toMatchObject({ destination: undefined });
});

test("recognizes a link with missing parts", () => {
  expect(arriveAt("/auth?type=magiclink#email=r@example.org")).toBe("incomplete");
  expect(location.search).toBe("");
});

test("leaves all other addresses alone", () => {
  expect(arriveAt("/auth?type=signup#email=r@x&secret=abc")).toBeUndefined();
  expect(location.hash).not.toBe("");
});
