import { useState } from "react";
import { securityWords as words } from "#frontend/messages/security.ts";
import { Button } from "#frontend/ui/Button.tsx";
import { Dialog } from "#frontend/ui/Dialog.tsx";

interface NewRecoveryCodesProps {
  readonly codes: readonly string[];
  readonly onClose: () => void;
}

/** Shows recovery codes once. */
export function NewRecoveryCodes({ codes, onClose }: NewRecoveryCodesProps) {
  const [said, setSaid] = useState("");
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(codes.join("\n"));
      setSaid(words.codesCopied);
    } catch {
      setSaid(words.codesNotCopied);
    }
  };
  const buttons = (
    <>
      <Button onClick={() => void copy()}>{words.copyCodes}</Button>
      <Button variant="primary" onClick={onClose}>
        {words.codesKept}
      </Button>
    </>
  );
  return (
    <Dialog isOpen isShownOnce title={words.newCodesTitle} onClose={onClose} actions={buttons}>
      <p>{words.newCodesText}</p>
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
