import { expect, test } from "vitest";
import { contactBlock } from "./contactBlock.ts";

test("address and phone number are together, the agent is separate", () => {
  const block = contactBlock({
    address: " 4 Lamp Row\nLeeds ",
    phone: "0113 496 0000",
    agent: "Quill & Rowe\nLondon\n",
  });
  expect(block).toBe("4 Lamp Row\nLeeds\n0113 496 0000\n\nQuill & Rowe\nLondon");
});

test("a missing field leaves no gap", () => {
  expect(contactBlock({})).toBe("");
  expect(contactBlock({ phone: "0113 496 0000" })).toBe("0113 496 0000");
  expect(contactBlock({ agent: "Quill & Rowe", address: "  " })).toBe("Quill & Rowe");
});
