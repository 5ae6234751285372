import { useEffect, useRef, useState } from "react";
import { contactWords } from "#frontend/messages/contact.yaml";
import { Button } from "#frontend/ui/Button.tsx";
import { Article } from "./Article.tsx";
import { ContactAddress } from "./ContactAddress.tsx";
import { ContactForm } from "./ContactForm.tsx";

/** A form for messages to the people who run Ghostlight. */
export function Contact() {
  const [sentBy, setSentBy] = useState<string>();
  if (sentBy) return <MessageSent email={sentBy} onAnother={() => setSentBy(undefined)} />;
  return (
    <Article title={contactWords.title} lead={contactWords.lead}>
      <ContactForm onSent={setSentBy} />
      <section className="article-part">
        <p>{contactWords.useful}</p>
        <ul>
          {contactWords.points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
        <p>{contactWords.care}</p>
        <p>
          <ContactAddress />
        </p>
      </section>
    </Article>
  );
}

const words = contactWords.sent;

interface MessageSentProps {
  readonly email: string;
  readonly onAnother: () => void;
}

/** Replaces the form after the message was sent. Screen readers announce it. */
function MessageSent({ email, onAnother }: MessageSentProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <div ref={place} tabIndex={-1}>
      <Article title={words.title} lead={words.text({ email })}>
        <div>
          <Button onClick={onAnother}>{words.another}</Button>
        </div>
      </Article>
    </div>
  );
}
