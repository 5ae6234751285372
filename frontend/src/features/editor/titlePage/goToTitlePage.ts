/** Shows the title page and puts the cursor into its first field, as a click on a scene puts it into the scene. */
export function goToTitlePage(): void {
  const titlePage = document.querySelector(".editor-title-page");
  titlePage?.scrollIntoView({ block: "start" });
  titlePage?.querySelector("textarea")?.focus({ preventScroll: true });
}
