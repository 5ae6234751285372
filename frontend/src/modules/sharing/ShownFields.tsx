import { useId } from "react";
import { sharingWords as words } from "#frontend/messages/sharing.ts";
import { Choice } from "./Choice.tsx";
import type { HeadingChoice } from "./headingChoices.ts";
import type { DraftFieldsProps } from "./LinkForm.tsx";
import { SceneChooser } from "./SceneChooser.tsx";

interface ShownFieldsProps extends Omit<DraftFieldsProps, "tier"> {
  readonly headings: readonly HeadingChoice[] | undefined;
  /** The link is in readers' hands: whether it is live stays. */
  readonly isOut: boolean;
}

/** Whole or in part, as it changes or as it is. */
export function ShownFields({ draft, errors, onChange, headings, isOut }: ShownFieldsProps) {
  const name = useId();
  const staysLive = isOut && draft.isLive;
  return (
    <>
      {!staysLive && (
        <fieldset className="link-choices">
          <legend>{words.shows}</legend>
          <Choice name={`${name}-shows`} isChosen={draft.isWhole} onChoose={() => onChange({ isWhole: true })}>
            {words.whole}
          </Choice>
          <Choice name={`${name}-shows`} isChosen={!draft.isWhole} onChoose={() => onChange({ isWhole: false })}>
            {words.scenes}
          </Choice>
          {!draft.isWhole && (
            <SceneChooser
              headings={headings}
              chosen={draft.headings}
              error={errors.headings}
              onChoose={(chosen) => onChange({ headings: chosen })}
            />
          )}
        </fieldset>
      )}
      {!isOut && draft.isWhole && (
        <fieldset className="link-choices">
          <legend>{words.when}</legend>
          <Choice name={`${name}-live`} isChosen={draft.isLive} onChoose={() => onChange({ isLive: true })}>
            {words.live}
          </Choice>
          <Choice name={`${name}-live`} isChosen={!draft.isLive} onChoose={() => onChange({ isLive: false })}>
            {words.frozen}
          </Choice>
        </fieldset>
      )}
      {!draft.isWhole && <p className="link-facts">{words.partIsFrozen}</p>}
    </>
  );
}
