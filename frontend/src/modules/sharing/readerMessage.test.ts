import { expect, test } from "vitest";
import { lastMessage, messageFor, placeholders } from "./readerMessage.ts";

const parts = { name: "Nora", title: "The {link} of $& Lamp", link: "https://ghostlight.example/shared/x" };

test("a message gets each reader's name and link, and a title with signs of its own stays as it is", () => {
  expect(messageFor("{name}, {title}: {link} {other}", parts)).toBe(
    `Nora, The {link} of $& Lamp: ${parts.link} {other}`,
  );
});

test("the message that's offered has a place for everything", () => {
  for (const placeholder of Object.values(placeholders)) expect(lastMessage()).toContain(placeholder);
});
