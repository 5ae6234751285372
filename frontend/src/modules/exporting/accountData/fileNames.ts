import { fileName } from "#domain/play/formats/writing/fileName.ts";
import { menuLabels } from "#frontend/messages/menuLabels.yaml";

/**
 * Gives each title a unique file name in a folder, even on systems that ignore case: the second `Ghosts` becomes
 * `Ghosts (2)`.
 */
export function createFileNames(): (title: string) => string {
  const taken = new Set<string>();
  return (title) => {
    const name = fileName(title, "", menuLabels).slice(0, -1);
    for (let count = 1; ; count++) {
      const candidate = count === 1 ? name : `${name} (${count})`;
      const key = candidate.toLowerCase();
      if (taken.has(key)) continue;
      taken.add(key);
      return candidate;
    }
  };
}
