/** A screen gets as long as the rest of a test: on a busy machine, loading a part of it can take seconds. */
if (typeof document !== "undefined") {
  const { configure } = await import("@testing-library/dom");
  configure({ asyncUtilTimeout: 20_000 });
}

// Only a module may wait.
export {};
