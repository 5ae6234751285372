/** The package has no types. This is what we use of it. */
declare module "subset-font" {
  interface SubsetOptions {
    readonly targetFormat: "woff2";
    readonly keepAllGlyphs: true;
    readonly variationAxes: Readonly<Record<string, number>>;
  }

  function subsetFont(font: Buffer, text: undefined, options: SubsetOptions): Promise<Buffer>;
  export = subsetFont;
}
