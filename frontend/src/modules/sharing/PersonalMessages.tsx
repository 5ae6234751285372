import { useState } from "react";
import type { ShareLink } from "#domain/api/sharing.ts";
import { personalLinkWords } from "#frontend/messages/personalLinks.yaml";
import { Button } from "#frontend/ui/Button.tsx";
import { buttonClass } from "#frontend/ui/buttonClass.ts";
import { TextAreaField } from "#frontend/ui/TextAreaField.tsx";
import { copyText } from "./copyLink.ts";
import { linkAddress, mailTo } from "./linkAddress.ts";
import { keepMessage, lastMessage, messageFor, placeholders } from "./readerMessage.ts";

interface PersonalMessagesProps {
  readonly links: readonly ShareLink[];
  /** The play's title. */
  readonly title: string;
  /** How many links were created just now. */
  readonly made: number;
}

type PersonalLink = ShareLink & { readonly reader: NonNullable<ShareLink["reader"]> };
const isPersonal = (link: ShareLink): link is PersonalLink => link.reader !== null;

/** A message that the author can edit, to copy for each reader with their name and link. */
export function PersonalMessages({ links, title, made }: PersonalMessagesProps) {
  const [message, setMessage] = useState(lastMessage);
  const [status, setStatus] = useState(made > 0 ? personalLinkWords.made({ count: made }) : "");
  const personal = links.filter(isPersonal);
  const textFor = (link: PersonalLink) =>
    messageFor(message, { name: link.reader.name, title, link: linkAddress(link) });
  const copy = async (text: string, confirmation: string) =>
    setStatus((await copyText(text)) ? confirmation : personalLinkWords.notCopied);
  return (
    <section className="personal-messages" aria-label={personalLinkWords.messages}>
      <p className="sharing-done" role="status">
        {status}
      </p>
      <TextAreaField
        label={personalLinkWords.message}
        hint={personalLinkWords.messageHint(placeholders)}
        error={message.includes(placeholders.link) ? undefined : personalLinkWords.noLinkInMessage(placeholders)}
        rows={9}
        maxLength={5_000}
        value={message}
        onValue={(text) => {
          keepMessage(text);
          setMessage(text);
        }}
      />
      <p className="share-link-facts">{personalLinkWords.messagesLead}</p>
      <ul className="personal-readers" aria-label={personalLinkWords.madeFor}>
        {personal.map((link) => (
          <ReaderRow
            key={link.shareId}
            link={link}
            text={textFor(link)}
            title={title}
            onCopy={() => void copy(textFor(link), personalLinkWords.copied({ name: link.reader.name }))}
          />
        ))}
      </ul>
      {personal.length > 1 && (
        <Button
          onClick={() => void copy(personal.map(textFor).join("\n\n––––\n\n"), personalLinkWords.copiedAll)}
          variant="quiet"
        >
          {personalLinkWords.copyAll}
        </Button>
      )}
    </section>
  );
}

interface ReaderRowProps {
  readonly link: PersonalLink;
  readonly text: string;
  readonly title: string;
  readonly onCopy: () => void;
}

function ReaderRow({ link, text, title, onCopy }: ReaderRowProps) {
  const { name, email } = link.reader;
  return (
    <li>
      <span className="personal-name">
        <bdi translate="no">{name}</bdi>
        {email && <span className="share-link-facts">{email}</span>}
      </span>
      <Button size="small" aria-label={personalLinkWords.copyOneLabel({ name })} onClick={onCopy}>
        {personalLinkWords.copyOne}
      </Button>
      {email && (
        <a
          className={buttonClass({ variant: "bare", size: "small" })}
          aria-label={personalLinkWords.mailOneLabel({ name })}
          href={mailTo(email, title, text)}
        >
          {personalLinkWords.mailOne}
        </a>
      )}
    </li>
  );
}
