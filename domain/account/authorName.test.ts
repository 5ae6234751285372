import { expect, test } from "vitest";
import { authorName } from "./authorName.ts";

test("people write under their pen name, and under their own name until they have one", () => {
  const user_metadata = { full_name: "Wren Alder" };
  expect(authorName({ user_metadata })).toBe("Wren Alder");
  expect(authorName({ user_metadata, full_name: "Wren A. Alder", pen_name: " " })).toBe("Wren A. Alder");
  expect(authorName({ user_metadata, full_name: "Wren A. Alder", pen_name: "W. Amber" })).toBe("W. Amber");
});
