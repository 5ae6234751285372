// Runs before the first paint, so that a dark page never flashes white. Light unless "dark" was chosen here.
try {
  document.documentElement.dataset.theme = localStorage.getItem("theme") === "dark" ? "dark" : "light";
} catch {
  // Storage is closed to us: the page stays light.
}
