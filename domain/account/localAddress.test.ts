import { expect, test } from "vitest";
import { addressIn, splitAddress } from "./localAddress.ts";

test.each([
  ["/", "/es"],
  ["/help/sharing", "/es/help/sharing"],
])("%s is %s in Spanish", (path, spanish) => {
  expect([addressIn("en", path), addressIn("es", path)]).toEqual([path, spanish]);
  expect(splitAddress(spanish)).toEqual({ language: "es", path });
  expect(splitAddress(path)).toEqual({ language: "en", path });
});

test("an address that only begins with the same letters isn't Spanish", () => {
  expect(splitAddress("/essays")).toEqual({ language: "en", path: "/essays" });
  expect(splitAddress("/es/")).toEqual({ language: "es", path: "/" });
});
