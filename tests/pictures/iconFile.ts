import { readFileSync } from "node:fs";
import type { Browser } from "playwright-core";

const size = 32;

/** Returns an ICO file with a picture of an SVG file, as PNG. */
export async function iconFile(browser: Browser, svgPath: string): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  const svg = readFileSync(svgPath).toString("base64");
  await page.setContent(
    `<body style="margin:0"><img style="display:block" width="${size}" height="${size}" src="data:image/svg+xml;base64,${svg}">`,
  );
  await page.locator("img").evaluate((image: HTMLImageElement) => image.decode());
  const png = await page.screenshot({ omitBackground: true });
  await page.close();
  return Buffer.concat([iconHeader(png.length), png]);
}

/** Returns the header of an ICO file with one picture, in the format of Windows. */
function iconHeader(bytes: number): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(bytes, 14);
  header.writeUInt32LE(header.length, 18);
  return header;
}
