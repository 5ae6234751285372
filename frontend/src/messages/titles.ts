import { shellWords } from "./shell.yaml";
import type { titleWords } from "./titles.yaml";

export type TitleName = keyof typeof titleWords;

export const documentTitle = (screen: string): string => `${screen} · ${shellWords.brand}`;
