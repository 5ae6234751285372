/** Runs in the page. Reads something while nothing moves or fades. Opening animations run again afterward. */
export function whileStill<T>(read: () => T): T {
  const still = new CSSStyleSheet();
  still.replaceSync("*, ::before, ::after { transition: none !important; animation: none !important; }");
  document.adoptedStyleSheets.push(still);
  const found = read();
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== still);
  return found;
}
