import { useId } from "react";
import { sharingWords } from "#frontend/messages/sharing.yaml";
import { Choice } from "./Choice.tsx";
import type { HeadingChoice } from "./headingsIn.ts";
import type { DraftFieldsProps } from "./linkDraft.ts";
import { SceneChooser } from "./SceneChooser.tsx";

interface ShownFieldsProps extends Omit<DraftFieldsProps, "tier"> {
  readonly headings: readonly HeadingChoice[] | undefined;
  /** Whether the link already exists: then it can't switch between live and fixed. */
  readonly isOut: boolean;
}

/** The whole play or part of it, live or as it is now. */
export function ShownFields({ draft, errors, onChange, headings, isOut: exists }: ShownFieldsProps) {
  const name = useId();
  const staysLive = exists && draft.isLive;
  return (
    <>
      {!staysLive && (
        <fieldset className="share-link-choices">
          <legend>{sharingWords.shows}</legend>
          <Choice name={`${name}-shows`} isChosen={draft.isWhole} onChoose={() => onChange({ isWhole: true })}>
            {sharingWords.whole}
          </Choice>
          <Choice name={`${name}-shows`} isChosen={!draft.isWhole} onChoose={() => onChange({ isWhole: false })}>
            {sharingWords.scenes}
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
      {!exists && draft.isWhole && (
        <fieldset className="share-link-choices">
          <legend>{sharingWords.when}</legend>
          <Choice name={`${name}-live`} isChosen={draft.isLive} onChoose={() => onChange({ isLive: true })}>
            {sharingWords.live}
          </Choice>
          <Choice name={`${name}-live`} isChosen={!draft.isLive} onChoose={() => onChange({ isLive: false })}>
            {sharingWords.frozen}
          </Choice>
        </fieldset>
      )}
      {!draft.isWhole && <p className="share-link-facts">{sharingWords.partIsFrozen}</p>}
    </>
  );
}
