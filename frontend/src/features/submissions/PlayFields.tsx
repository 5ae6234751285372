import { listVersions } from "#domain/api/versions.ts";
import type { PlayId } from "#domain/play/play.ts";
import { formatMoment } from "#frontend/messages/format.ts";
import { submissionLogWords as words } from "#frontend/messages/submissionLog.yaml";
import { historyAddress, type VersionView } from "#frontend/modules/versions/historyAddress.ts";
import { call } from "#frontend/platform/call.ts";
import { useServerData } from "#frontend/platform/queries/useServerData.ts";
import { SelectField } from "#frontend/ui/SelectField.tsx";
import { TextField } from "#frontend/ui/TextField.tsx";
import { type SubmissionFieldsProps, textOf } from "./draftFields.ts";
import type { SubmissionDraft } from "./submissionDraft.ts";
import { type OwnPlay, useOwnPlays } from "./useOwnPlays.ts";

const { fields } = words;

/** Which play was sent, and which version of it. */
export function PlayFields(props: SubmissionFieldsProps) {
  const { draft, onChange } = props;
  const plays = useOwnPlays();
  const choose = (playId: string) => {
    const play = plays.find((one) => one.playId === playId);
    if (play) onChange({ playId: play.playId, playTitle: play.title, versionId: null });
    else if (playId === "") onChange({ playId: null, versionId: null });
  };
  return (
    <>
      <SelectField
        label={fields.play}
        value={draft.playId ?? ""}
        choices={playChoices(plays, draft)}
        onValue={choose}
      />
      {draft.playId === null && <TextField label={fields.playTitle} maxLength={300} {...textOf(props, "playTitle")} />}
      {draft.playId !== null && <SavedVersionField {...props} playId={draft.playId} />}
      <TextField
        label={fields.versionName}
        hint={fields.versionHint}
        maxLength={100}
        {...textOf(props, "versionName")}
      />
    </>
  );
}

/** A play that isn't in the list anymore stays a choice. */
function playChoices(plays: readonly OwnPlay[], { playId, playTitle }: SubmissionDraft) {
  const isKnown = playId === null || plays.some((one) => one.playId === playId);
  const listed: readonly { readonly playId: string; readonly title: string }[] = isKnown
    ? plays
    : [{ playId, title: playTitle }, ...plays];
  return [
    { value: "", label: fields.otherPlay },
    ...listed.map((one) => ({ value: one.playId, label: one.title || words.untitled })),
  ];
}

/** Chooses one of the versions that the history has, the latest first. */
function SavedVersionField({ draft, onChange, playId }: SubmissionFieldsProps & { readonly playId: PlayId }) {
  const { data } = useServerData({
    key: ["versions-to-send", playId],
    load: async (signal) => (await call(listVersions, { params: { playId }, signal })).versions.toReversed(),
  });
  const versions = (data ?? []).map(({ versionId, name, at }) => ({
    versionId,
    name: name ?? "",
    label: name ?? formatMoment(at, new Date()),
  }));
  const { versionId } = draft;
  const isKnown = versionId === null || versions.some((one) => one.versionId === versionId);
  const kept = isKnown ? [] : [{ value: String(versionId), label: keptLabel(draft) }];
  const choose = (value: string) => {
    const version = versions.find((one) => String(one.versionId) === value);
    if (version) onChange({ versionId: version.versionId, versionName: version.name || draft.versionName });
    else if (value === "") onChange({ versionId: null });
  };
  return (
    <>
      <SelectField
        label={fields.savedVersion}
        value={versionId === null ? "" : String(versionId)}
        choices={[
          { value: "", label: fields.noVersion },
          ...kept,
          ...versions.map((one) => ({ value: String(one.versionId), label: one.label })),
        ]}
        onValue={choose}
      />
      {versionId !== null && (
        // In other tabs, so that what was changed here isn't lost.
        <ul className="submissions-links">
          {links.map(({ label, view }) => (
            <li key={view}>
              <a href={historyAddress(playId, { versionId, view })} target="_blank" rel="noreferrer">
                {label}
              </a>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

const links: readonly { readonly label: string; readonly view: VersionView }[] = [
  { label: words.openSent, view: "pages" },
  { label: words.changedSince, view: "changes" },
];

const keptLabel = ({ versionId, versionName }: SubmissionDraft): string =>
  versionName || fields.versionNumber({ number: String(versionId) });
