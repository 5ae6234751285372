import { readFileSync } from "node:fs";
import { join } from "node:path";

/*
 * Plain JavaScript, because the packages have no types. Their browser comes from `PUPPETEER_EXECUTABLE_PATH`; puppeteer
 * would download one when it's installed, so `.npmrc` runs no install scripts.
 */

/**
 * Returns what DAISY's Ace finds wrong in a book, each as "file: rule, description". `folder` is for its reports and must
 * be empty.
 */
export async function checkBook(path, { folder, executablePath }) {
  process.env.PUPPETEER_EXECUTABLE_PATH = executablePath;
  // It logs through winston, which complains without a place to write to.
  const { default: winston } = await import("winston");
  winston.configure({ silent: true, transports: [new winston.transports.Console()] });
  const { default: ace } = await import("@daisy/ace-core");
  const { default: runner } = await import("@daisy/ace-axe-runner-puppeteer");
  await ace(path, { cwd: folder, outdir: folder, tmpdir: folder, verbose: false, silent: true }, runner);
  const { assertions } = JSON.parse(readFileSync(join(folder, "report.json"), "utf8"));
  return assertions.flatMap((document) =>
    document.assertions.map(
      ({ "earl:test": test, "earl:result": result }) =>
        `${document["earl:testSubject"].url}: ${test["dct:title"]}, ${result["dct:description"]}`,
    ),
  );
}
