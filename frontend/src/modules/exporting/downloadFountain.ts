import { fileName } from "#domain/play/formats/fileName.ts";
import type { Play } from "#domain/play/play.ts";
import { download } from "./download.ts";
import { exportFountain } from "./exportFountain.ts";

/** Downloads a play as Fountain with its private notes, to save it by hand. */
export const downloadFountain = (play: Play): void =>
  download(exportFountain(play, { notes: true }), fileName(play.front.title, "fountain"));
