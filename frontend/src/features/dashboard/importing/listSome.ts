import { formatList } from "#frontend/messages/format.ts";
import { importingWords } from "#frontend/messages/importing.yaml";

const namesShown = 3;

/** Lists the first names, and says how many more there are. */
export function listSome(names: readonly string[]): string {
  const more = names.length - namesShown;
  return formatList(more > 0 ? [...names.slice(0, namesShown), importingWords.moreNames({ count: more })] : names);
}
