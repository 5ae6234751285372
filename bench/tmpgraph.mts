import { resolve } from "node:path";
import { importsOf, sourceFiles } from "../tests/importRules.ts";
const files = new Map(sourceFiles(resolve(import.meta.dirname, "..")).map((f) => [f.path, f]));
const at = ({ path, text }: any) => ({ path, text: text.replace(/^import type [^;]*;/gm, "").replace(/\bimport\(/g, "onDemand(") });
const from = new Map<string, string[]>();
const seen = new Set<string>(); const q = ["frontend/src/" + process.argv[2]];
while (q.length) { const p = q.shift()!; if (seen.has(p)) continue; seen.add(p); const f = files.get(p); if (f) for (const t of importsOf(at(f))) { (from.get(t) ?? from.set(t, []).get(t)!).push(p); q.push(t); } }
for (const w of process.argv.slice(3)) { console.log("==", w); const level = (t: string, d: number, s: Set<string>) => { if (d > 5) return; for (const p of from.get(t) ?? []) { console.log("  ".repeat(d) + p); if (!s.has(p)) { s.add(p); level(p, d + 1, s); } } }; level(w, 1, new Set()); }
