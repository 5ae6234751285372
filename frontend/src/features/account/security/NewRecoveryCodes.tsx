import { useState } from "react";
import { securityWords } from "#frontend/messages/security.yaml";
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
