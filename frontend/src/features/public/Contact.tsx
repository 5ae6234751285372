import { useState } from "react";
import { contactWords as words } from "#frontend/messages/contact.ts";
import { Article } from "./Article.tsx";
import { ContactAddress } from "./ContactAddress.tsx";
import { ContactForm } from "./ContactForm.tsx";
import { MessageSent } from "./MessageSent.tsx";

/** A form for messages to the people who run Ghostlight. */
export function Contact() {
  const [sentBy, setSentBy] = useState<string>();
  if (sentBy) return <MessageSent email={sentBy} onAnother={() => setSentBy(undefined)} />;
  return (
    <Article title={words.title} lead={words.lead}>
      <ContactForm onSent={setSentBy} />
      <section className="article-part">
        <p>{words.useful}</p>
        <ul>
          {words.points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
        <p>{words.care}</p>
        <p>
          <ContactAddress />
        </p>
      </section>
    </Article>
  );
}
