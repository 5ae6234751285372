/** As small as letters stay sharp. */
export const pictureFormats = [
  { name: "1x.avif", scale: 1, format: "avif", quality: 50 },
  { name: "2x.avif", scale: 2, format: "avif", quality: 50 },
  { name: "1x.webp", scale: 1, format: "webp", quality: 70 },
] as const;

export type EncodePicture = (png: Uint8Array, format: "avif" | "webp", quality: number) => Promise<Uint8Array>;
