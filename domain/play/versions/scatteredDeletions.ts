import { minuteMs } from "../../time.ts";
import { type DeletedPassage, pauseMs } from "./deletedPassages.ts";

/** So long after the first of them, what's deleted next is another entry. */
const longestMs = 10 * minuteMs;

/**
 * Makes one passage of those that went in many places, in one change or one after the other on the same device. Their places are
 * in the order in which they went.
 */
export function gatherScattered(passages: readonly DeletedPassage[]): readonly DeletedPassage[] {
  const groups: DeletedPassage[][] = [];
  const open = new Map<string, DeletedPassage[]>();
  for (const passage of passages.toSorted((one, other) => one.at - other.at)) {
    const group = open.get(passage.device);
    if (group && continues(group, passage)) group.push(passage);
    else {
      const begun = [passage];
      groups.push(begun);
      open.set(passage.device, begun);
    }
  }
  return groups.flatMap(asOne);
}

function continues(group: readonly DeletedPassage[], { at }: DeletedPassage): boolean {
  const [first, last] = [group[0], group.at(-1)];
  return first !== undefined && last !== undefined && at - last.at <= pauseMs && at - first.at <= longestMs;
}

function asOne(group: readonly DeletedPassage[]): readonly DeletedPassage[] {
  const [first, ...others] = group;
  const last = others.at(-1);
  return first && last ? [{ ...first, key: `to ${last.key}`, at: last.at, others }] : group;
}
