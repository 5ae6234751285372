import { Button } from "#frontend/ui/Button.tsx";

interface TagButtonsProps {
  readonly allTags: readonly string[];
  /** The chosen ones. */
  readonly tags: readonly string[];
  readonly setTags: (tags: readonly string[]) => void;
}

/** A button for each tag, pressed if it's chosen. */
export const TagButtons = ({ allTags, tags, setTags }: TagButtonsProps) => (
  <div className="dashboard-tags">
    {allTags.map((tag) => {
      const isChosen = tags.includes(tag);
      return (
        <Button
          key={tag}
          variant="quiet"
          size="small"
          aria-pressed={isChosen}
          onClick={() => setTags(isChosen ? tags.filter((one) => one !== tag) : [...tags, tag])}
        >
          {tag}
        </Button>
      );
    })}
  </div>
);
