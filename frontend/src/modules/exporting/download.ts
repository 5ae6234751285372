/** How long a browser may take after the click to start reading the file. */
const readingSeconds = 60;

/** Downloads a file. */
export function download(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), readingSeconds * 1000);
}
