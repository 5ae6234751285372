import { useState } from "react";
import { contactWords } from "#frontend/messages/contact.yaml";
import { Article } from "./Article.tsx";
import { ContactAddress } from "./ContactAddress.tsx";
import { ContactForm } from "./ContactForm.tsx";
import { MessageSent } from "./MessageSent.tsx";

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
