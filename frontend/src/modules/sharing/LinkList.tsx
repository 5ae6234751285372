import { useEffect, useRef, useState } from "react";
import type { ShareLink } from "#domain/api/sharing.ts";
import { personalLinkWords } from "#frontend/messages/personalLinks.yaml";
import { describeLink, describeOpens } from "#frontend/messages/sharing.ts";
import { sharingWords } from "#frontend/messages/sharing.yaml";
import { useAction } from "#frontend/platform/useAction.ts";
import { Button } from "#frontend/ui/Button.tsx";
import { buttonClass } from "#frontend/ui/buttonClass.ts";
import { QrCode } from "#frontend/ui/QrCode.tsx";
import { TextField } from "#frontend/ui/TextField.tsx";
import { copyLink } from "./copyLink.ts";
import { LinkDetails } from "./LinkDetails.tsx";
import { linkAddress, mailDraft } from "./linkAddress.ts";
import type { SharedSource } from "./sharedSource.ts";
import type { LinkActions } from "./useLinks.ts";

interface LinkListProps {
  readonly links: readonly ShareLink[];
  readonly source: SharedSource;
  readonly linkActions: LinkActions;
  /** The link that was just created or changed. */
  readonly made: ShareLink | undefined;
  readonly isMadeCopied: boolean | undefined;
  readonly onEdit: (link: ShareLink) => void;
}

export const LinkList = ({ links, made, isMadeCopied = false, ...rest }: LinkListProps) => (
  <ul className="share-links" aria-label={sharingWords.links}>
    {links.map((link) => (
      <LinkCard
        key={link.shareId}
        link={link}
        isNew={link.shareId === made?.shareId}
        isCopiedAtFirst={isMadeCopied && link.shareId === made?.shareId}
        {...rest}
      />
    ))}
  </ul>
);

interface LinkCardProps extends Omit<LinkListProps, "links" | "made" | "isMadeCopied"> {
  readonly link: ShareLink;
  readonly isNew: boolean;
  readonly isCopiedAtFirst: boolean;
}

/** What's open below the card. */
type Open = "send" | "revoke" | undefined;

function LinkCard({ link, isNew, isCopiedAtFirst, source, linkActions, onEdit }: LinkCardProps) {
  const [open, setOpen] = useState<Open>();
  const toggle = (what: Open) => setOpen(open === what ? undefined : what);
  const now = new Date();
  const lastScene = link.lastScene ? source.headings?.find(({ id }) => id === link.lastScene) : undefined;
  return (
    <li className="share-link" aria-label={nameOf(link)}>
      <p className="share-link-name">{nameOf(link)}</p>
      {link.reader && (link.reader.email || link.label) && <p className="share-link-facts">{personalFacts(link)}</p>}
      <p className="share-link-facts">{describeLink(link, now)}</p>
      <p className="share-link-facts">{describeOpens(link, now)}</p>
      {lastScene && (
        <p className="share-link-facts" dir="auto">
          {sharingWords.facts.lastScene({ scene: lastScene.text })}
        </p>
      )}
      <div className="share-link-actions">
        <CopyButton {...{ link, isNew, isCopiedAtFirst }} onFailed={() => setOpen("send")} />
        <Button size="small" aria-expanded={open === "send"} onClick={() => toggle("send")}>
          {sharingWords.send}
        </Button>
        <Button size="small" variant="bare" onClick={() => onEdit(link)}>
          {sharingWords.change}
        </Button>
        {!link.isLive && <RefreshButton link={link} linkActions={linkActions} onEdit={onEdit} />}
        <Button size="small" variant="bare" aria-expanded={open === "revoke"} onClick={() => toggle("revoke")}>
          {sharingWords.revoke}
        </Button>
      </div>
      {open === "send" && <LinkSending link={link} title={source.title} />}
      {open === "revoke" && <RevokeQuestion link={link} linkActions={linkActions} onKeep={() => setOpen(undefined)} />}
    </li>
  );
}

const nameOf = ({ label, reader }: ShareLink): string =>
  reader ? personalLinkWords.personalTo({ name: reader.name }) : label || sharingWords.nameless;

const personalFacts = ({ label, reader }: ShareLink): string =>
  [reader?.email, label].filter((fact) => fact).join(" · ");

interface CopyButtonProps extends Pick<LinkCardProps, "link" | "isNew" | "isCopiedAtFirst"> {
  readonly onFailed: () => void;
}

/** The first thing to do with a new link, so it gets the focus. Confirms in its own label. */
function CopyButton({ link, isNew, isCopiedAtFirst, onFailed }: CopyButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [isCopied, setCopied] = useState(isCopiedAtFirst);
  useEffect(() => {
    if (isNew) button.current?.focus();
  }, [isNew]);
  const copy = async () => {
    const done = await copyLink(link);
    setCopied(done);
    if (!done) onFailed();
  };
  return (
    <>
      <Button ref={button} size="small" variant={isNew ? "primary" : "quiet"} onClick={() => void copy()}>
        {isCopied ? sharingWords.copiedSign : sharingWords.copy}
      </Button>
      <span className="only-spoken" role="status">
        {isCopied && sharingWords.copied}
      </span>
    </>
  );
}

/** If a refresh would show more than was chosen, the author chooses the scenes again. */
function RefreshButton({ link, linkActions, onEdit }: Pick<LinkCardProps, "link" | "linkActions" | "onEdit">) {
  const { isBusy, run } = useAction(() => linkActions.refresh(link));
  return (
    <>
      <Button size="small" variant="bare" isBusy={isBusy} busyText={sharingWords.refresh} onClick={() => void run()}>
        {sharingWords.refresh}
      </Button>
      {linkActions.problem?.code === "scenes-changed" && linkActions.problem.of === link.shareId && (
        <Button size="small" onClick={() => onEdit(link)}>
          {sharingWords.chooseAgain}
        </Button>
      )}
    </>
  );
}

interface RevokeQuestionProps extends Pick<LinkCardProps, "link" | "linkActions"> {
  readonly onKeep: () => void;
}

function RevokeQuestion({ link, linkActions, onKeep }: RevokeQuestionProps) {
  const { isBusy, run } = useAction(() => linkActions.revoke(link));
  return (
    <LinkDetails>
      <p>{sharingWords.revokeQuestion}</p>
      <div className="share-link-actions">
        <Button
          size="small"
          variant="danger"
          isBusy={isBusy}
          busyText={sharingWords.revokeNow}
          onClick={() => void run()}
        >
          {sharingWords.revokeNow}
        </Button>
        <Button size="small" onClick={onKeep}>
          {sharingWords.cancel}
        </Button>
      </div>
    </LinkDetails>
  );
}

interface LinkSendingProps {
  readonly link: ShareLink;
  readonly title: string;
}

/** The address to select, its QR code, and an e-mail draft to readers. */
function LinkSending({ link, title }: LinkSendingProps) {
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
