/* What only files need of headings. The editor opens without it. */

import { findStageHeading } from "./headings.ts";

/** Scene numbers as screenplay programs write them after a heading: `#12A#`. */
export const sceneNumber = /[ \t]#[^#\s][^#]*(?<!\\)#$/;

const screenHeading = /^(int|ext|est|int\.?\/ext|ext\.?\/int|i\.?\/e)[. ]/i;

/** Like `findStageHeading`, with screenplay headings. */
export const findPlainHeading = (line: string, alone: boolean): "act" | "scene" | undefined =>
  screenHeading.test(line) ? "scene" : findStageHeading(line, alone);

const bareText = (text: string): string =>
  text
    .replace(/[*_\\.:]/g, "")
    .trim()
    .toLowerCase();

/**
 * Returns whether a line only repeats a heading, as in `# ACT I` with `> ACT I <` below it for programs that skip
 * sections.
 */
export const repeatsText = (heading: string, line: string): boolean => bareText(heading) === bareText(line);
