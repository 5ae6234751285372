import sharp from "sharp";
import type { EncodePicture } from "../pictureFormats.ts";

export const encodePicture: EncodePicture = (png, format, quality) => sharp(png)[format]({ quality }).toBuffer();
