import * as Y from "yjs";
import { type ScriptFont, scriptFontsFor } from "#domain/play/layout/measures/scriptFonts.ts";

/**
 * Calls back when text is written that needs a font which isn't among the known ones, and adds it to them. Looks only at
 * what was changed, because it runs with every key. Returns a function that stops it.
 */
export function watchScripts(doc: Y.Doc, known: Set<ScriptFont>, onNewScript: () => void): () => void {
  const onTransaction = ({ changed }: Y.Transaction): void => {
    const fonts = scriptFontsFor([...changed].flatMap(([type, keys]) => textsIn(type, keys)));
    if (fonts.every((font) => known.has(font))) return;
    for (const font of fonts) known.add(font);
    onNewScript();
  };
  doc.on("afterTransaction", onTransaction);
  return () => doc.off("afterTransaction", onTransaction);
}

/** The text of a changed element or field, or the new entries of the play's maps. */
function textsIn(type: unknown, keys: ReadonlySet<string | null>): readonly string[] {
  if (type instanceof Y.Map) return [...keys].flatMap((key) => (key === null ? [] : textOf(type.get(key))));
  return textOf(type);
}

function textOf(value: unknown): readonly string[] {
  if (typeof value === "string") return [value];
  return value instanceof Y.Text ? [value.toString()] : [];
}
