import { type ReactNode, useState } from "react";
import type { SharedPlayAnswer } from "#domain/api/shared.ts";
import { readingWords as words } from "#frontend/messages/reading.ts";
import { messageOf } from "#frontend/platform/messageOf.ts";
import { setTheme, useTheme } from "#frontend/platform/theme.ts";
import { PlainButton } from "#frontend/ui/PlainButton.tsx";
import type { ReaderLayout } from "./readingPlace.ts";
import { adjacentTextSize, type TextSize } from "./textSize.ts";

export const viewMenuId = "view";

interface ViewMenuProps {
  readonly play: SharedPlayAnswer;
  readonly layout: ReaderLayout;
  readonly onLayout: (layout: ReaderLayout) => void;
  readonly size: TextSize;
  readonly onSize: (size: TextSize) => void;
  readonly onPrint: () => void;
}

/** Layout and text size, and downloading if the author allows it. */
export function ViewMenu({ play, layout, onLayout, size, onSize, onPrint }: ViewMenuProps) {
  const theme = useTheme();
  const [smaller, larger] = [adjacentTextSize(size, -1), adjacentTextSize(size, 1)];
  return (
    <div id={viewMenuId} popover="auto" className="reader-view-menu">
      <Choice label={words.layout}>
        <Option isOn={layout === "copy"} onChoose={() => onLayout("copy")} label={words.copy} />
        <Option isOn={layout === "manuscript"} onChoose={() => onLayout("manuscript")} label={words.manuscript} />
      </Choice>
      <Choice label={words.textSize}>
        <PlainButton className="reader-button" isUnavailable={!smaller} onClick={() => smaller && onSize(smaller)}>
          <span className="reader-letter-s" aria-hidden="true">
            A
          </span>
          <span className="only-spoken">{words.smaller}</span>
        </PlainButton>
        <PlainButton className="reader-button" isUnavailable={!larger} onClick={() => larger && onSize(larger)}>
          <span className="reader-letter-l" aria-hidden="true">
            A
          </span>
          <span className="only-spoken">{words.larger}</span>
        </PlainButton>
      </Choice>
      <Choice label={words.theme}>
        <Option isOn={theme === "light"} onChoose={() => setTheme("light")} label={words.light} />
        <Option isOn={theme === "dark"} onChoose={() => setTheme("dark")} label={words.dark} />
      </Choice>
      {play.mayDownload && (
        <Choice label={words.save}>
          <TakeAway play={play} />
          <button type="button" className="reader-button" onClick={onPrint}>
            {words.print}
          </button>
        </Choice>
      )}
    </div>
  );
}

const Choice = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  <fieldset>
    <legend>{label}</legend>
    <div className="reader-choice">{children}</div>
  </fieldset>
);

interface OptionProps {
  readonly isOn: boolean;
  readonly label: string;
  readonly onChoose: () => void;
}

const Option = ({ isOn, label, onChoose }: OptionProps) => (
  <button type="button" className="reader-button" aria-pressed={isOn} onClick={onChoose}>
    {label}
  </button>
);

function TakeAway({ play }: { readonly play: SharedPlayAnswer }) {
  const [busy, setBusy] = useState<"pdf" | "fountain">();
  const [error, setError] = useState("");
  const take = async (format: "pdf" | "fountain") => {
    setBusy(format);
    setError("");
    try {
      const { downloadPlay: takeAway } = await import("./downloadPlay.ts");
      await takeAway(play, format);
    } catch (fault) {
      setError(messageOf(fault));
    }
    setBusy(undefined);
  };
  return (
    <>
      <PlainButton className="reader-button" isUnavailable={busy !== undefined} onClick={() => take("pdf")}>
        {busy === "pdf" ? words.preparing : words.pdf}
      </PlainButton>
      <PlainButton className="reader-button" isUnavailable={busy !== undefined} onClick={() => take("fountain")}>
        {busy === "fountain" ? words.preparing : words.fountain}
      </PlainButton>
      {error && (
        <p className="reader-field-error" role="alert">
          {error}
        </p>
      )}
    </>
  );
}
