import { useEffect, useState, useSyncExternalStore } from "react";
import { Link, useLocation } from "react-router-dom";
import type { PlayId } from "#domain/play/play.ts";
import { savingWords } from "#frontend/messages/saving.yaml";
import type { Editor } from "#frontend/modules/editor/editor.ts";
import { DialogBoundary } from "#frontend/modules/screen/DialogBoundary.tsx";
import { ErrorBoundary } from "#frontend/modules/screen/ErrorBoundary.tsx";
import type { PlaySession, Saving } from "#frontend/modules/sync/session/playSession.ts";
import { isOverdue } from "#frontend/modules/sync/session/saving.ts";
import { browserScheduler } from "#frontend/platform/clock.ts";
import { lazyComponent } from "#frontend/platform/lazyComponent.tsx";
import { useIsOnHold } from "#frontend/platform/session/useIsOnHold.ts";
import { useSession } from "#frontend/platform/session/useSession.ts";
import { whenIdle } from "#frontend/platform/whenIdle.ts";
import { Button } from "#frontend/ui/Button.tsx";
import { UnsyncedOnOtherDevices } from "../devices/UnsyncedOnOtherDevices.tsx";
import "./saving.css";

const SaveManually = lazyComponent(async () => (await import("./SaveManually.tsx")).SaveManually);
const CannotSyncDialog = lazyComponent(async () => (await import("./CannotSyncDialog.tsx")).CannotSyncDialog);

interface SavingStateProps {
  readonly session: PlaySession;
  readonly editor: Editor;
  readonly playId: PlayId;
}

/** Shows how safe the text is, ways to save it by hand if it isn't, and whether changes wait on another device. */
export function SavingState({ session, editor, playId }: SavingStateProps) {
  const saving = useSyncExternalStore(session.subscribe, session.saving);
  const overdue = useOverdue(saving);
  const isOnHold = useIsOnHold();
  const isSignedOut = useSession().kind === "anonymous";
  const errorText = "errorText" in saving ? saving.errorText : undefined;
  // When it's needed, it may be too late to load it.
  useEffect(() => whenIdle(SaveManually.preload), []);
  // While somebody writes, it changes every few seconds, which screen readers shouldn't say.
  const isUsual = saving.kind === "saved" || (saving.kind === "saving" && !overdue);
  return (
    <div className="editor-saving" data-saving={saving.kind}>
      <span role="status" aria-live={isUsual ? "off" : "polite"} title={errorText}>
        <span className="editor-saving-light" aria-hidden="true" />
        <Saying {...sayingOf(saving, overdue)} />
        {saving.kind === "not-saved" && <span className="editor-saving-reason">{` ${saving.errorText}`}</span>}
      </span>
      {errorText === savingWords.playLimit &&
        (isOnHold ? (
          <ReturningLink to="/subscription" label={savingWords.onHold} />
        ) : (
          <ReturningLink to="/pricing" label={savingWords.planFull} />
        ))}
      {isSignedOut && <ReturningLink to="/auth" label={savingWords.signInToSync} />}
      {saving.kind === "not-saved" && (
        <ErrorBoundary fallback={() => null}>
          <SaveManually session={session} />
        </ErrorBoundary>
      )}
      {saving.kind === "refused" && <CannotSync {...{ session, editor }} errorText={saving.errorText} />}
      <UnsyncedOnOtherDevices playId={playId} />
    </div>
  );
}

interface CannotSyncProps extends Pick<SavingStateProps, "session" | "editor"> {
  readonly errorText: string;
}

function CannotSync({ session, editor, errorText }: CannotSyncProps) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)}>
        {savingWords.details}
      </Button>
      {isOpen && (
        <DialogBoundary title={savingWords.cannotSyncTitle} onClose={close}>
          <CannotSyncDialog {...{ session, editor, errorText }} onClose={close} />
        </DialogBoundary>
      )}
    </>
  );
}

/** Links to a page from where the writer returns to this play. */
function ReturningLink({ to, label }: { readonly to: string; readonly label: string }) {
  const { pathname } = useLocation();
  return (
    <Link className="editor-plan" to={to} state={{ from: pathname }}>
      {label}
    </Link>
  );
}

interface SayingProps {
  readonly text: string;
  /** For windows that the text is too long for. */
  readonly short?: string;
}

const Saying = ({ text, short }: SayingProps) =>
  short === undefined ? (
    <span>{text}</span>
  ) : (
    <>
      <span className="editor-saving-long">{text}</span>
      <span className="editor-saving-short">{short}</span>
    </>
  );

function sayingOf(saving: Saving, overdue: boolean): SayingProps {
  if (saving.kind === "saved") return { text: savingWords.saved };
  if (saving.kind === "not-saved") return { text: savingWords.notSaved };
  if (saving.kind === "refused") return { text: savingWords.cannotSync };
  if (saving.kind === "in-bin") return { text: savingWords.inBin };
  if (saving.kind === "on-device") return { text: savingWords.onDevice, short: savingWords.onDeviceShort };
  return overdue ? { text: savingWords.overdue, short: savingWords.overdueShort } : { text: savingWords.saving };
}

/** Checks every second while something is unsent. */
function useOverdue(saving: Saving): boolean {
  const [now, setNow] = useState(browserScheduler.now);
  const isUnsent = saving.kind !== "saved";
  useEffect(() => {
    if (!isUnsent) return;
    const timer = setInterval(() => setNow(browserScheduler.now()), 1000);
    return () => clearInterval(timer);
  }, [isUnsent]);
  return isOverdue(saving, now);
}
