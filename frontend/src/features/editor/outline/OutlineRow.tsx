import type { ReactNode } from "react";

interface OutlineRowProps {
  readonly name: string;
  /** Whether the writer has written it: it isn't translated. */
  readonly isOfPlay?: boolean;
  readonly title?: string;
  /** A number at the end of the line. */
  readonly aside?: ReactNode;
  readonly onClick: () => void;
  /** A button beside it. */
  readonly children?: ReactNode;
}

/** One line of the column beside the page: a click goes there. Acts and scenes, which have more to say, are `HeadingRow`s. */
export const OutlineRow = ({ name, isOfPlay, title, aside, onClick, children }: OutlineRowProps) => (
  <li className="outline-line">
    <button type="button" className="outline-row" title={title} onClick={onClick}>
      <span
        className={isOfPlay ? "outline-name play-label" : "outline-name"}
        {...(isOfPlay && { translate: "no", dir: "auto" })}
      >
        {name}
      </span>
      {aside !== undefined && <span className="outline-page">{aside}</span>}
    </button>
    {children}
  </li>
);
