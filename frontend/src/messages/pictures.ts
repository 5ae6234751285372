import type { pictureWords } from "./pictures.yaml";

export type PictureName = keyof typeof pictureWords;
