import { expect, test } from "vitest";
import { roughText } from "./roughText.ts";

test("HTML becomes a line for each paragraph, without styles and with its signs", () => {
  const html = `<html><head><style>p { color: red }</style></head><body><!--StartFragment--><p>RUTH:
    You <i>what</i>?</p><div>Salt &amp; &quot;ash&quot; &#8212;&#x41;<br>&eacute; &#x110000;</div></body></html>`;
  expect(roughText(html)).toBe('RUTH: You what?\nSalt & "ash" —A\n&eacute; &#x110000;');
  expect(roughText("<img src='picture.png'>")).toBe("");
});
