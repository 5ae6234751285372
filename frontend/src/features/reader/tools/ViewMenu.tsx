import { type ReactNode, useState } from "react";
import { type InterfaceLanguage, interfaceLanguages, languageFacts } from "#domain/account/interfaceLanguages.ts";
import type { SharedPlayAnswer } from "#domain/api/shared.ts";
import { currentLanguage } from "#frontend/messages/locale.ts";
import { readingWords } from "#frontend/messages/reading.yaml";
import { tryToChooseLanguage } from "#frontend/platform/language.ts";
import { messageOf } from "#frontend/platform/messageOf.ts";
import { accountLanguage } from "#frontend/platform/session/store/accountLanguage.ts";
import { setTheme, useTheme } from "#frontend/platform/theme.ts";
import { PlainButton } from "#frontend/ui/PlainButton.tsx";
import { Segmented } from "#frontend/ui/Segmented.tsx";
import { loadOfflineReading } from "../stored/onDemand.ts";
import type { ReaderLayout } from "./readingPlace.ts";
import { type TakenAway, takenAway } from "./takenAway.ts";
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

/** Layout, text size, theme and language, and downloading if the author allows it. */
export function ViewMenu({ play, layout, onLayout, size, onSize, onPrint }: ViewMenuProps) {
  const theme = useTheme();
  const [smaller, larger] = [adjacentTextSize(size, -1), adjacentTextSize(size, 1)];
  return (
    <div id={viewMenuId} popover="auto" className="reader-view-menu">
      <Segmented
        label={readingWords.layout}
        isLabelShown
        value={layout}
        choices={[
          { value: "copy", label: readingWords.copy },
          { value: "manuscript", label: readingWords.manuscript },
        ]}
        onValue={onLayout}
      />
      <Choice label={readingWords.textSize}>
        <PlainButton className="reader-button" isUnavailable={!smaller} onClick={() => smaller && onSize(smaller)}>
          <span className="reader-letter-s" aria-hidden="true">
            A
          </span>
          <span className="only-spoken">{readingWords.smaller}</span>
        </PlainButton>
        <PlainButton className="reader-button" isUnavailable={!larger} onClick={() => larger && onSize(larger)}>
          <span className="reader-letter-l" aria-hidden="true">
            A
          </span>
          <span className="only-spoken">{readingWords.larger}</span>
        </PlainButton>
      </Choice>
      <Segmented
        label={readingWords.theme}
        isLabelShown
        value={theme}
        choices={[
          { value: "light", label: readingWords.light },
          { value: "dark", label: readingWords.dark },
        ]}
        onValue={setTheme}
      />
      <LanguageChoice />
      {play.mayDownload && (
        <Choice label={readingWords.save}>
          <TakeAway play={play} />
          <button type="button" className="reader-button" onClick={onPrint}>
            {readingWords.print}
          </button>
        </Choice>
      )}
    </div>
  );
}

/** Reads the play in another language of the interface. Somebody with an account chooses it in the account's settings. */
const LanguageChoice = () =>
  !accountLanguage() && (
    <Segmented
      label={readingWords.language}
      isLabelShown
      value={currentLanguage()}
      choices={interfaceLanguages.map((value) => ({ value, label: languageFacts[value].name, lang: value }))}
      onValue={showIn}
    />
  );

/** Loads the page again, because its code keeps the messages it was loaded with. */
function showIn(language: InterfaceLanguage): void {
  if (language === currentLanguage()) return;
  tryToChooseLanguage(language);
  location.reload();
}

const Choice = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  <fieldset>
    <legend>{label}</legend>
    <div className="reader-choice">{children}</div>
  </fieldset>
);

function TakeAway({ play }: { readonly play: SharedPlayAnswer }) {
  const [busy, setBusy] = useState<TakenAway>();
  const [error, setError] = useState("");
  const take = async (format: TakenAway) => {
    setBusy(format);
    setError("");
    try {
      const { downloadPlay: takeAway } = await import("./downloadPlay.ts");
      await takeAway(play, format);
    } catch (fault) {
      const why = await loadOfflineReading().catch(() => undefined);
      setError((await why?.whyNotDownloaded(fault)) ?? messageOf(fault));
    }
    setBusy(undefined);
  };
  return (
    <>
      {takenAway.map((format) => (
        <PlainButton
          key={format}
          className="reader-button"
          isUnavailable={busy !== undefined}
          onClick={() => take(format)}
        >
          {busy === format ? readingWords.preparing : readingWords[format]}
        </PlainButton>
      ))}
      {error && (
        <p className="reader-field-error" role="alert">
          {error}
        </p>
      )}
    </>
  );
}
