/** Importing it makes pdf.js run its worker's code in the same thread. */
declare module "pdfjs-dist/legacy/build/pdf.worker.mjs";
