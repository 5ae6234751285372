// @vitest-environment page
import decodeQR from "qr/decode.js";
import { afterEach, expect, test } from "vitest";
import { QrCode } from "./QrCode.tsx";
import { clearPage, mount } from "./testing/page.ts";

afterEach(clearPage);

const pixelsOfModule = 4;

/** The drawn squares as an image, as a camera would see them. */
function pictureOf(svg: SVGElement) {
  const size = Number(svg.getAttribute("viewBox")?.split(" ")[2]);
  const width = size * pixelsOfModule;
  const data = new Uint8Array(width * width * 4).fill(255);
  for (const [, x, y] of (svg.querySelector("path")?.getAttribute("d") ?? "").matchAll(/M(\d+) (\d+)h1v1h-1z/g))
    for (let down = 0; down < pixelsOfModule; down++)
      for (let right = 0; right < pixelsOfModule; right++) {
        const at = ((Number(y) * pixelsOfModule + down) * width + Number(x) * pixelsOfModule + right) * 4;
        data.fill(0, at, at + 3);
      }
  return { width, height: width, data };
}

test("a scanner reads the text, and screen readers get the label", () => {
  const text = "otpauth://totp/Ghostlight:ruth@example.org?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&issuer=Ghostlight";
  const svg = mount(<QrCode text={text} label="QR code" />).querySelector("svg");
  if (!svg) throw new Error("Nothing was drawn.");
  expect(decodeQR(pictureOf(svg))).toBe(text);
  expect([svg.getAttribute("role"), svg.getAttribute("aria-label")]).toEqual(["img", "QR code"]);
});
