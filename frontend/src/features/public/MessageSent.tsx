import { useEffect, useRef } from "react";
import { contactWords } from "#frontend/messages/contact.yaml";
import { Button } from "#frontend/ui/Button.tsx";
import { Article } from "./Article.tsx";

const words = contactWords.sent;

interface MessageSentProps {
  readonly email: string;
  readonly onAnother: () => void;
}

/** Replaces the form after the message was sent. Screen readers announce it. */
export function MessageSent({ email, onAnother }: MessageSentProps) {
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
