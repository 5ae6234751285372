import { expect, test } from "vitest";
import { initialsOf } from "./initialsOf.ts";

test.each([
  ["Marta D.", "MD"],
  ["Jonas", "J"],
  ["Анна Петровна Сорина", "АС"],
  ["  ", ""],
  ["<script>", "S"],
  ["Nora O'Neill", "NO"],
  ["nell.harrow@example.org", "NH"],
  ["“Ruth” (she/her)", "RS"],
  ["e\u0301va ångström", "E\u0301Å"],
  ["42nd Street", "4S"],
])("%j is %j", (name, initials) => expect(initialsOf(name)).toBe(initials));
