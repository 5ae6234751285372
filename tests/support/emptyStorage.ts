/** Test files of one process share a page, so each would start with what the ones before it have stored there. */
if (typeof document !== "undefined") {
  localStorage.clear();
  sessionStorage.clear();
}

// Only a module is a set-up file.
export {};
