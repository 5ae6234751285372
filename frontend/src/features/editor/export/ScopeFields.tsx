import { useId, useMemo } from "react";
import { countPlay } from "#domain/play/countPlay.ts";
import { type ExportScope, mayHold } from "#domain/play/formats/export/exportSettings.ts";
import type { Play } from "#domain/play/play.ts";
import { plans, planWith } from "#domain/subscription/plans.ts";
import { exportingWords } from "#frontend/messages/exporting.yaml";
import { PlanHint } from "#frontend/modules/account/PlanHint.tsx";
import { Choice } from "#frontend/modules/sharing/Choice.tsx";
import { headingsIn } from "#frontend/modules/sharing/headingsIn.ts";
import { SceneChooser } from "#frontend/modules/sharing/SceneChooser.tsx";
import { SelectField } from "#frontend/ui/SelectField.tsx";
import type { SettingsProps } from "./useExportSettings.ts";
import "#frontend/modules/sharing/sharing.css";

interface ScopeFieldsProps extends SettingsProps {
  readonly play: Play;
  readonly mayHaveSides: boolean;
  readonly error: string | undefined;
}

/** The whole play, some of its acts and scenes, or one character's sides. */
export function ScopeFields({ play, settings, mayHaveSides, onChange, error }: ScopeFieldsProps) {
  const { scope } = settings;
  const name = useId();
  const locked = useId();
  const headings = useMemo(() => headingsIn(play), [play]);
  const characters = useMemo(() => countPlay(play).parts.map((part) => part.name), [play]);
  const choose = (next: ExportScope) => onChange({ scope: next });
  const [first = ""] = characters;
  return (
    <fieldset className="export-group">
      <legend>{exportingWords.scope}</legend>
      <Choice name={name} isChosen={scope.what === "play"} onChoose={() => choose({ what: "play" })}>
        {exportingWords.wholePlay}
      </Choice>
      <Choice
        name={name}
        isChosen={scope.what === "headings"}
        onChoose={() => choose({ what: "headings", headings: [] })}
      >
        {exportingWords.headings}
      </Choice>
      {scope.what === "headings" && (
        <>
          <SceneChooser
            headings={headings}
            chosen={scope.headings}
            error={error}
            onChoose={(chosen) => choose({ what: "headings", headings: chosen })}
          />
          {mayHold(settings, "pages") && <p className="export-hint">{exportingWords.headingsHint}</p>}
        </>
      )}
      <Choice
        name={name}
        isChosen={scope.what === "sides"}
        isDisabled={!mayHaveSides}
        describedBy={mayHaveSides ? undefined : locked}
        onChoose={() => choose({ what: "sides", character: first })}
      >
        {exportingWords.sides}
      </Choice>
      {!mayHaveSides && (
        <p id={locked} className="export-hint">
          <PlanHint
            text={exportingWords.sidesLocked({ plan: plans[planWith("sides")].name })}
            seePlans={exportingWords.seePlans}
          />
        </p>
      )}
      {scope.what === "sides" &&
        (characters.length > 0 ? (
          <SelectField
            label={exportingWords.character}
            hint={exportingWords.sidesHint}
            value={scope.character}
            choices={characters.map((character) => ({ value: character, label: character }))}
            onValue={(character) => choose({ what: "sides", character })}
          />
        ) : (
          <p className="export-hint">{exportingWords.noCharacters}</p>
        ))}
    </fieldset>
  );
}
