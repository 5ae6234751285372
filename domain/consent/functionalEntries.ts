/**
 * What the site remembers in a browser only with functional consent, for `storageEntries`. It has a file of its own because
 * every page's first code needs it, and not the others.
 */
export const functionalEntries = {
  theme: { key: "theme", place: "local", kind: "functional" },
  language: { key: "language", place: "local", kind: "functional" },
  view: { key: "ghostlight.playListView", place: "local", kind: "functional" },
  places: { key: "ghostlight.places", place: "local", kind: "functional" },
  outline: { key: "ghostlight.outline", place: "local", kind: "functional" },
  listening: { key: "ghostlight.listening", place: "local", kind: "functional" },
  playCounts: { key: "ghostlight.counts", place: "local", kind: "functional" },
  exportSettings: { key: "ghostlight.export", place: "local", kind: "functional" },
  packageChoices: { key: "ghostlight.package", place: "local", kind: "functional" },
  importChoices: { key: "ghostlight.import", place: "local", kind: "functional" },
  editorView: { key: "ghostlight.editorView", place: "local", kind: "functional" },
  shortcuts: { key: "ghostlight.shortcuts", place: "local", kind: "functional" },
  presets: { key: "ghostlight.presets", place: "local", kind: "functional" },
  readingPlaces: { key: "ghostlight.reading.places", place: "local", kind: "functional" },
  readingSize: { key: "ghostlight.reading.size", place: "local", kind: "functional" },
  reader: { key: "ghostlight.reader", place: "local", kind: "functional" },
} as const;

/** The local entries that outlast the visit only with functional consent. */
export const functionalKeys = Object.values(functionalEntries).map(({ key }) => key);
