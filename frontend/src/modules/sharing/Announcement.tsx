import { type FormEvent, useEffect, useRef, useState } from "react";
import { getPlay, patchPlay } from "#domain/api/plays.ts";
import type { PlayId } from "#domain/play/play.ts";
import { Refused } from "#domain/refused.ts";
import { maxAnnouncementLength } from "#domain/sharing/share.ts";
import { personalLinkWords } from "#frontend/messages/personalLinks.yaml";
import { sharingWords } from "#frontend/messages/sharing.yaml";
import { call } from "#frontend/platform/call.ts";
import { messageOf } from "#frontend/platform/messageOf.ts";
import { useServerData } from "#frontend/platform/queries/useServerData.ts";
import { useAction } from "#frontend/platform/useAction.ts";
import { Button } from "#frontend/ui/Button.tsx";
import { TextField } from "#frontend/ui/TextField.tsx";

const words = personalLinkWords.announcement;

/** What the author tells everybody who opens a live link, such as that a new draft is ready. */
export function Announcement({ playId }: { readonly playId: PlayId }) {
  const { state, update } = useServerData<string>({
    key: ["announcement", playId],
    load: (signal) => loadAnnouncement(playId, signal),
  });
  const [isOpen, setOpen] = useState(false);
  const [status, setStatus] = useState("");
  const opener = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && !isOpen) opener.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  // Without the play's card, there's nothing to show or to change; the links are what the dialog is for.
  if (state.kind !== "ready") return null;
  const text = state.data;
  const put = async (next: string) => {
    const { announcement } = await call(patchPlay, { params: { playId }, body: { announcement: next || null } });
    update(() => announcement?.text ?? "");
    setStatus(next ? words.done : words.removed);
    setOpen(false);
  };
  return (
    <section className="share-announcement" aria-label={words.title}>
      {text && !isOpen && (
        <p>
          <span className="share-link-facts">{words.shown}</span> <q dir="auto">{text}</q>
        </p>
      )}
      {isOpen ? (
        <AnnouncementForm before={text} onPut={put} onCancel={() => setOpen(false)} />
      ) : (
        <Button ref={opener} size="small" variant="bare" onClick={() => setOpen(true)}>
          {text ? words.change : words.open}
        </Button>
      )}
      <p className="share-link-facts" role="status">
        {status}
      </p>
    </section>
  );
}

async function loadAnnouncement(playId: PlayId, signal: AbortSignal): Promise<string> {
  try {
    return (await call(getPlay, { params: { playId }, signal })).announcement?.text ?? "";
  } catch (error) {
    // A new play that hasn't been sent yet announces nothing.
    if (error instanceof Refused && error.reason === "not-found") return "";
    throw error;
  }
}

interface AnnouncementFormProps {
  readonly before: string;
  readonly onPut: (text: string) => Promise<void>;
  readonly onCancel: () => void;
}

function AnnouncementForm({ before, onPut, onCancel }: AnnouncementFormProps) {
  const [text, setText] = useState(before || words.suggested);
  const [error, setError] = useState<string>();
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const field = form.current?.querySelector("input");
    field?.focus();
    // Typing replaces a suggestion, but not what the author wrote.
    if (before === "") field?.select();
  }, [before]);
  const { isBusy, run } = useAction(async (next: string) => {
    await onPut(next).catch((fault: unknown) => setError(messageOf(fault)));
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const next = text.trim();
    if (next === "") return setError(words.empty);
    void run(next);
  };
  return (
    <form ref={form} className="share-announcement" noValidate onSubmit={submit}>
      <TextField
        label={words.title}
        hint={words.hint}
        maxLength={maxAnnouncementLength}
        value={text}
        error={error}
        onValue={(value) => {
          setError(undefined);
          setText(value);
        }}
      />
      <div className="share-link-actions">
        <Button size="small" variant="primary" type="submit" isBusy={isBusy} busyText={words.publishing}>
          {words.publish}
        </Button>
        {before && (
          <Button size="small" onClick={() => void run("")}>
            {words.remove}
          </Button>
        )}
        <Button size="small" variant="bare" onClick={onCancel}>
          {sharingWords.cancel}
        </Button>
      </div>
    </form>
  );
}
