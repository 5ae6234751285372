import "./SkipLink.css";

interface SkipLinkProps {
  readonly label: string;
  /** Focuses the content, if it isn't the page's `#content` itself. */
  readonly onFollow?: () => void;
}

/** The first element of a page. It's visible while it has the focus, and leads past everything above the content. */
export const SkipLink = ({ label, onFollow }: SkipLinkProps) => (
  // biome-ignore lint/a11y/useValidAnchor: it leads to a place in the page, as links do, also where code moves the focus.
  <a
    className="skip"
    href="#content"
    onClick={(event) => {
      if (!onFollow) return;
      event.preventDefault();
      onFollow();
    }}
  >
    {label}
  </a>
);
