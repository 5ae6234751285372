import { dashboardWords as words } from "#frontend/messages/dashboard.ts";
import { TagButtons } from "./TagButtons.tsx";

interface TagFilterProps {
  readonly allTags: readonly string[];
  /** The chosen ones. */
  readonly tags: readonly string[];
  readonly setTags: (tags: readonly string[]) => void;
}

/** Chooses tags that the plays shown must have. Renders nothing if no play has a tag. */
export function TagFilter({ allTags, tags, setTags }: TagFilterProps) {
  if (allTags.length === 0) return null;
  return (
    <fieldset className="dashboard-tag-filter">
      <legend className="only-spoken">{words.filterByTag}</legend>
      <TagButtons allTags={allTags} tags={tags} setTags={setTags} />
    </fieldset>
  );
}
