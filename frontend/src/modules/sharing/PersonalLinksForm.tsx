import { type FormEvent, useEffect, useRef, useState } from "react";
import { maxShares, type ShareLink } from "#domain/api/sharing.ts";
import { listedReaders } from "#domain/sharing/readersInText.ts";
import { maxReadersAtOnce } from "#domain/sharing/share.ts";
import { fullTier, mayUse } from "#domain/subscription/plans.ts";
import { personalLinkWords } from "#frontend/messages/personalLinks.yaml";
import { sharingWords } from "#frontend/messages/sharing.yaml";
import { useTier } from "#frontend/platform/session/useTier.ts";
import { useAction } from "#frontend/platform/useAction.ts";
import { Button } from "#frontend/ui/Button.tsx";
import { TextAreaField } from "#frontend/ui/TextAreaField.tsx";
import { TextField } from "#frontend/ui/TextField.tsx";
import { AllowedFields } from "./AllowedFields.tsx";
import { newDraft } from "./linkDraft.ts";
import { ShownFields } from "./ShownFields.tsx";
import type { SharedSource } from "./sharedSource.ts";
import { useDraft, useNames, withChosenWords } from "./useDraft.ts";
import type { LinkActions } from "./useLinks.ts";

interface PersonalLinksFormProps {
  readonly links: readonly ShareLink[];
  readonly source: SharedSource;
  readonly linkActions: LinkActions;
  readonly onCancel: () => void;
  /** Called with the names of the readers whose links were created. */
  readonly onDone: (names: readonly string[]) => void;
}

/** Takes a list of readers, and creates a link for each one with the same options. */
export function PersonalLinksForm({ links, source, linkActions, onCancel, onDone }: PersonalLinksFormProps) {
  const known = useTier();
  const [before] = useState(() => newDraft(mayUse(known ?? "free", "feedback")));
  const form = useDraft(before);
  const names = useNames(source.play, form.draft);
  // The list is what's missing, and what was pressed is gone now.
  useEffect(() => form.element.current?.querySelector("textarea")?.focus(), [form.element]);
  const [text, setText] = useState("");
  const [error, setError] = useState<string>();
  const [made, setMade] = useState(0);
  const all = useRef<readonly string[]>([]);
  const listed = listedReaders(
    text,
    links.flatMap(({ reader }) => reader?.name ?? []),
  );
  const readers = listed.filter(({ problem }) => !problem);
  const { isBusy, run } = useAction(async () => {
    const draft = withChosenWords(form.draft, names);
    all.current = [...all.current, ...readers.map(({ name }) => name)];
    if (await linkActions.makeForReaders(draft, readers, setMade)) onDone(all.current);
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const wrong = faultIn(readers.length, links.length);
    setError(wrong);
    if (form.isWell() && wrong === undefined) void run();
  };
  const fields = { draft: form.draft, errors: form.errors, tier: known ?? fullTier, onChange: form.change };
  const isInterrupted = linkActions.problem !== undefined && made > 0;
  return (
    <form
      ref={form.element}
      className="share-link-form"
      aria-label={personalLinkWords.title}
      noValidate
      onSubmit={submit}
    >
      <p className="sharing-lead">{personalLinkWords.lead}</p>
      {isInterrupted && <p className="sharing-lead">{personalLinkWords.someMade({ count: made })}</p>}
      <TextAreaField
        label={personalLinkWords.readers}
        hint={personalLinkWords.readersHint}
        rows={6}
        maxLength={20_000}
        value={text}
        error={error}
        onValue={(value) => {
          setError(undefined);
          setText(value);
        }}
      />
      <ListedProblems listed={listed} />
      <p className="share-link-facts">{personalLinkWords.optionsFor}</p>
      <TextField
        label={sharingWords.label}
        hint={personalLinkWords.labelHint}
        value={form.draft.label}
        error={form.errors.label}
        onValue={(label) => form.change({ label })}
      />
      <ShownFields {...fields} headings={source.headings} isOut={false} />
      <AllowedFields {...fields} before={before} names={names} />
      <div className="dialog-actions">
        <Button onClick={onCancel}>{sharingWords.cancel}</Button>
        <Button
          variant="primary"
          type="submit"
          isDisabled={form.draft.isBlind && names.kind === "loading"}
          isBusy={isBusy}
          busyText={personalLinkWords.making({ done: made, all: readers.length })}
        >
          {personalLinkWords.make({ count: readers.length })}
        </Button>
      </div>
    </form>
  );
}

/** Returns why no links can be created; undefined if they can. */
function faultIn(count: number, links: number): string | undefined {
  if (count === 0) return personalLinkWords.noReaders;
  if (count > maxReadersAtOnce) return personalLinkWords.tooMany({ count, max: maxReadersAtOnce });
  const room = Math.max(0, maxShares - links);
  return count > room ? personalLinkWords.noRoom({ count: room, max: maxShares }) : undefined;
}

/** Who gets no link, and why. Announced while the list is being typed. */
function ListedProblems({ listed }: { readonly listed: ReturnType<typeof listedReaders> }) {
  const wrong = listed.flatMap(({ name, problem }, at) => (problem ? [{ name, problem, at }] : []));
  return (
    <div role="status">
      {wrong.length > 0 && (
        <ul className="share-link-facts personal-problems" aria-label={personalLinkWords.list}>
          {wrong.map(({ name, problem, at }) => (
            <li key={at}>
              <bdi translate="no">{name}</bdi> <span>{personalLinkWords.problems[problem]}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
