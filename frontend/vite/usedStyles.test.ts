import { expect, test } from "vitest";
import { usedStyles } from "./usedStyles.ts";

const page = '<div class="card card-wide"><p class="">Text</p></div>';

test.each([
  [".card{color:red}.menu{color:red}", ".card{color:red}"],
  [".card .menu,.card p{color:red}", ".card p{color:red}"],
  [".card:is(.menu,.card-wide){color:red}", ".card:is(.menu,.card-wide){color:red}"],
  [".card:is(.menu,.open){color:red}p{color:red}", "p{color:red}"],
  [".card:not(.open):hover{color:red}", ".card:not(.open):hover{color:red}"],
  ["@media (width<=9px){.menu{color:red}.card{color:red}}", "@media (width<=9px){.card{color:red}}"],
  ["@layer base,app;@layer app{.card{color:red}}", "@layer base;@layer app{.card{color:red}}"],
])("%s becomes %s", (sheet, used) => {
  expect(usedStyles(sheet, page)).toBe(used);
});

test("a variable of Amplify that only removed rules read is removed, too", () => {
  const sheet =
    ":root{--amplify-a:1px;--amplify-b:var(--amplify-a);--amplify-c:2px}.menu{top:var(--amplify-b)}.card{top:var(--amplify-c)}";
  expect(usedStyles(sheet, page)).toBe(":root{--amplify-c:2px}.card{top:var(--amplify-c)}");
});
