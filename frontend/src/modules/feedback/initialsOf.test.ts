import { expect, test } from "vitest";
import { initialsOf } from "./initialsOf.ts";

test.each([
  ["Marta D.", "MD"],
  ["Jonas", "J"],
  ["Анна Петровна Сорина", "АС"],
  ["  ", ""],
  ["<script>", "S"],
])("%j is %j", (name, initials) => expect(initialsOf(name)).toBe(initials));
