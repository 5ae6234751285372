import type { ShareLink } from "#domain/api/sharing.ts";
import { sharingWords } from "#frontend/messages/sharing.yaml";
import { buttonClass } from "#frontend/ui/buttonClass.ts";
import { QrCode } from "#frontend/ui/QrCode.tsx";
import { TextField } from "#frontend/ui/TextField.tsx";
import { LinkDetails } from "./LinkDetails.tsx";
import { linkAddress, mailDraft } from "./linkAddress.ts";

interface LinkSendingProps {
  readonly link: ShareLink;
  readonly title: string;
}

/** The address to select, its QR code, and an e-mail draft to readers. */
export function LinkSending({ link, title }: LinkSendingProps) {
  const address = linkAddress(link);
  return (
    <LinkDetails className="share-link-sending">
      <QrCode text={address} label={sharingWords.qr} />
      <div className="share-link-ways">
        <TextField
          label={sharingWords.address}
          value={address}
          readOnly
          onValue={() => undefined}
          onFocus={(event) => event.currentTarget.select()}
        />
        <div className="share-link-actions">
          <a className={buttonClass({ variant: "quiet", size: "small" })} href={mailDraft(title, address)}>
            {sharingWords.mail}
          </a>
          <a
            className={buttonClass({ variant: "bare", size: "small" })}
            href={address}
            target="_blank"
            rel="noreferrer"
          >
            {sharingWords.open}
          </a>
        </div>
      </div>
    </LinkDetails>
  );
}
