import { useEffect, useRef, useState } from "react";
import { countRecoveryCodes, makeRecoveryCodes } from "#domain/api/recoveryCodes.ts";
import { securityWords } from "#frontend/messages/security.yaml";
import { Reauthentication } from "#frontend/modules/account/Reauthentication.tsx";
import { call } from "#frontend/platform/call.ts";
import { useServerData } from "#frontend/platform/queries/useServerData.ts";
import { useAction } from "#frontend/platform/useAction.ts";
import { Alert } from "#frontend/ui/Alert.tsx";
import { Button } from "#frontend/ui/Button.tsx";
import { Dialog } from "#frontend/ui/Dialog.tsx";
import { showToast } from "#frontend/ui/toast.ts";

interface RecoveryCodesProps {
  /** The app was set up just now, so the first codes are made at once. */
  readonly makesFirst: boolean;
}

/** How many recovery codes are left, and making new ones. */
export function RecoveryCodes({ makesFirst }: RecoveryCodesProps) {
  const { state, reload } = useServerData({
    key: ["recovery-codes"],
    load: async (signal) => (await call(countRecoveryCodes, { signal })).left,
  });
  const [codes, setCodes] = useState<readonly string[]>();
  const [isAsking, setAsking] = useState(false);
  const make = async () => {
    setCodes((await call(makeRecoveryCodes, {})).codes);
    setAsking(false);
    await reload();
  };
  const { isBusy, errorText, run } = useAction(make);
  const isMade = useRef(false);
  const isToldLater = useRef(false);
  useEffect(() => {
    if (!makesFirst || isMade.current) return;
    isMade.current = true;
    isToldLater.current = true;
    void run();
  }, [makesFirst, run]);
  // Not before: on a phone, the toast would be over the buttons of the dialog with the codes.
  const close = () => {
    setCodes(undefined);
    if (isToldLater.current) showToast(securityWords.switchedOn);
    isToldLater.current = false;
  };
  const left = state.kind === "ready" ? state.data : undefined;
  return (
    <section className="recovery-codes">
      <h3>{securityWords.codesTitle}</h3>
      {left !== undefined && <p className="security-lead">{securityWords.codesLeft({ left })}</p>}
      {state.kind === "failed" && <Alert kind="bad">{securityWords.codesFailed}</Alert>}
      {errorText && <Alert kind="bad">{errorText}</Alert>}
      <div>
        <Button
          isBusy={isBusy}
          busyText={securityWords.makingCodes}
          onClick={() => (left === 0 ? void run() : setAsking(true))}
        >
          {left === 0 ? securityWords.makeCodes : securityWords.makeNewCodes}
        </Button>
      </div>
      <Dialog isOpen={isAsking} title={securityWords.makeNewTitle} onClose={() => setAsking(false)}>
        <p>{securityWords.makeNewText}</p>
        <Reauthentication submit={securityWords.makeNewSubmit} onProved={make} onCancel={() => setAsking(false)} />
      </Dialog>
      {codes && <NewRecoveryCodes codes={codes} onClose={close} />}
    </section>
  );
}

interface NewRecoveryCodesProps {
  readonly codes: readonly string[];
  readonly onClose: () => void;
}

/** Shows recovery codes once. */
function NewRecoveryCodes({ codes, onClose }: NewRecoveryCodesProps) {
  const [said, setSaid] = useState("");
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(codes.join("\n"));
      setSaid(securityWords.codesCopied);
    } catch {
      setSaid(securityWords.codesNotCopied);
    }
  };
  const buttons = (
    <>
      <Button onClick={() => void copy()}>{securityWords.copyCodes}</Button>
      <Button variant="primary" onClick={onClose}>
        {securityWords.codesKept}
      </Button>
    </>
  );
  return (
    <Dialog isOpen isShownOnce title={securityWords.newCodesTitle} onClose={onClose} actions={buttons}>
      <p>{securityWords.newCodesText}</p>
      <ul className="recovery-codes-list">
        {codes.map((code) => (
          <li key={code}>
            <code translate="no">{code}</code>
          </li>
        ))}
      </ul>
      <p role="status">{said}</p>
    </Dialog>
  );
}
