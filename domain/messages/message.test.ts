import { expect, test } from "vitest";
import { contactMessage } from "./message.ts";
import { maxMessageLength } from "./messageTopics.ts";

const written = { name: "Nell", email: "nell@example.org", topic: "idea", message: "A revolving stage." };
const read = (change: object) => contactMessage.safeParse({ ...written, ...change });

test("a name is one line, and a message is plain text that keeps its lines", () => {
  const { data } = read({
    name: " Nell\r\n\tHarrow\u0007 ",
    email: " nell@example.org ",
    message: "\nOne.\r\n\u0000\u001b[31mTwo.\u2028Three.\tFour.\n ",
  });
  expect(data).toEqual({
    ...written,
    name: "Nell Harrow",
    message: "One.\n[31mTwo.\nThree. Four.",
  });
});

test("right-to-left text, accents and emoji stay as typed", () => {
  const message = "שלום, Zoë! 🎭\u200d";
  expect(read({ message }).data?.message).toBe(message);
});

test.each([
  ["name", "\n "],
  ["email", "nell"],
  ["topic", "weather"],
  ["message", "\t"],
  ["message", "x".repeat(maxMessageLength + 1)],
])("%s %j is refused with a sentence", (field, value) => {
  const [issue] = read({ [field]: value }).error?.issues ?? [];
  expect(issue?.path).toEqual([field]);
  expect(issue?.message).toMatch(/^[A-Z].*\.$/);
});

test("unknown fields are refused", () => {
  expect(read({ subject: "x" }).success).toBe(false);
});
