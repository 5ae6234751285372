import { type FormEvent, useEffect, useLayoutEffect, useState } from "react";
import type { ShareLink } from "#domain/api/sharing.ts";
import { fullTier, mayUse } from "#domain/subscription/plans.ts";
import { personalLinkWords } from "#frontend/messages/personalLinks.yaml";
import { describeLink } from "#frontend/messages/sharing.ts";
import { sharingWords } from "#frontend/messages/sharing.yaml";
import { useTier } from "#frontend/platform/session/useTier.ts";
import { useAction } from "#frontend/platform/useAction.ts";
import { Button } from "#frontend/ui/Button.tsx";
import { TextField } from "#frontend/ui/TextField.tsx";
import { AllowedFields } from "./AllowedFields.tsx";
import { copyWhenMade } from "./copyLink.ts";
import { changedFields, type DraftFieldsProps, describedBy, draftOf, type LinkDraft, newDraft } from "./linkDraft.ts";
import { ShownFields } from "./ShownFields.tsx";
import type { SharedSource } from "./sharedSource.ts";
import { useDraft, useNames, withChosenWords } from "./useDraft.ts";
import type { LinkActions } from "./useLinks.ts";

interface LinkFormProps {
  readonly source: SharedSource;
  readonly linkActions: LinkActions;
  /** The link to change; without it, the form creates a new one. */
  readonly link: ShareLink | undefined;
  /** The play has no link yet: the form offers one that's ready to copy, with its options folded. */
  readonly isFirst: boolean;
  readonly onDone: (made?: ShareLink, isCopied?: boolean) => void;
}

/** Creates a new link, or changes an existing one. */
export function LinkForm({ source, linkActions, link, isFirst, onDone }: LinkFormProps) {
  const [isFolded, setFolded] = useState(isFirst);
  const known = useTier();
  // If the plan couldn't be read, nothing is locked: the server decides.
  const tier = known ?? fullTier;
  const [before] = useState(() => (link ? draftOf(link) : newDraft(mayUse(known ?? "free", "feedback"))));
  const form = useDraft(before);
  // What was pressed is gone now, and the fields begin above it.
  useEffect(() => {
    if (!isFolded) form.element.current?.querySelector("input")?.focus();
  }, [isFolded, form.element]);
  const names = useNames(source.play, form.draft);
  const choosesAgain = linkActions.problem?.code === "scenes-changed";
  const { isBusy, run } = useAction(async () => {
    const sending = send(linkActions, link, withChosenWords(form.draft, names), before, choosesAgain);
    const isCopied = isFolded && (await copyWhenMade(sending));
    const done = await sending;
    if (done) onDone(done, isCopied);
  });
  // The button that unfolds the options goes away. Without the focus at their beginning, the dialog would scroll to their end.
  useLayoutEffect(() => {
    if (isFirst && !isFolded) form.element.current?.querySelector("input")?.focus();
  }, [isFirst, isFolded, form.element]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (form.isWell()) void run();
  };
  const fields = { draft: form.draft, errors: form.errors, tier, onChange: form.change };
  return (
    <form ref={form.element} className="share-link-form" noValidate onSubmit={submit}>
      {isFolded ? (
        <p className="share-link-facts">{describeLink(describedBy(form.draft), new Date())}</p>
      ) : (
        <>
          <ReaderFields {...fields} />
          <TextField
            label={sharingWords.label}
            hint={sharingWords.labelHint}
            value={form.draft.label}
            error={form.errors.label}
            onValue={(label) => form.change({ label })}
          />
          <ShownFields {...fields} headings={source.headings} isOut={link !== undefined} />
          <AllowedFields {...fields} before={before} names={names} />
        </>
      )}
      <div className="dialog-actions">
        <Button onClick={() => onDone()}>{sharingWords.cancel}</Button>
        {isFolded && <Button onClick={() => setFolded(false)}>{sharingWords.options}</Button>}
        <Button
          variant="primary"
          type="submit"
          isDisabled={form.draft.isBlind && names.kind === "loading"}
          isBusy={isBusy}
          busyText={link ? sharingWords.keeping : sharingWords.making}
        >
          {link ? sharingWords.keep : isFolded ? sharingWords.copy : sharingWords.make}
        </Button>
      </div>
    </form>
  );
}

/** Whom a personal link is for, so that a typo can be corrected. */
function ReaderFields({ draft, errors, onChange }: DraftFieldsProps) {
  if (draft.readerName === undefined) return null;
  return (
    <>
      <TextField
        label={personalLinkWords.readerName}
        hint={personalLinkWords.readerNameHint}
        autoComplete="off"
        value={draft.readerName}
        error={errors.readerName}
        onValue={(readerName) => onChange({ readerName })}
      />
      <TextField
        type="email"
        label={personalLinkWords.readerEmail}
        autoComplete="off"
        value={draft.readerEmail ?? ""}
        error={errors.readerEmail}
        onValue={(readerEmail) => onChange({ readerEmail })}
      />
    </>
  );
}

async function send(
  linkActions: LinkActions,
  link: ShareLink | undefined,
  draft: LinkDraft,
  before: LinkDraft,
  choosesAgain: boolean,
): Promise<ShareLink | undefined> {
  if (!link) return linkActions.make(draft);
  const changes = changedFields(draft, before, { choosesAgain });
  if (Object.keys(changes).length === 0) return link;
  return linkActions.change(link, changes);
}
