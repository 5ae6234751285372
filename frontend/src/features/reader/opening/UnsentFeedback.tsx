import { useEffect, useState } from "react";
import { readingWords } from "#frontend/messages/reading.yaml";
import { forgetStored } from "../stored/onDemand.ts";
import type { ReaderLink } from "./readerLink.ts";

/** Unsent comments outlive the link, so that the reader can copy them and send them in another way. */
export function UnsentFeedback({ link }: { readonly link: ReaderLink }) {
  const texts = useUnsentWords(link);
  const [status, setStatus] = useState("");
  if (texts.length === 0) return null;
  const copy = () =>
    void copyText(texts.join("\n\n")).then((isCopied) =>
      setStatus(isCopied ? readingWords.gone.copied : readingWords.gone.notCopied),
    );
  return (
    <section className="reader-unsent">
      <p>{readingWords.gone.unsent}</p>
      {texts.map((text) => (
        <blockquote key={text} dir="auto">
          {text}
        </blockquote>
      ))}
      <button type="button" className="reader-button" onClick={copy}>
        {readingWords.gone.copy}
      </button>
      <p role="status">{status}</p>
    </section>
  );
}

/** Loads the code on demand: without a play, there is nothing to delay. */
function useUnsentWords(link: ReaderLink): readonly string[] {
  const [texts, setTexts] = useState<readonly string[]>([]);
  useEffect(() => {
    let isOver = false;
    // The play can't be read anymore, not even here.
    void forgetStored(link);
    void import("../feedback/unsentWords.ts").then(
      ({ unsentWords }) => isOver || setTexts(unsentWords(link)),
      () => undefined,
    );
    return () => {
      isOver = true;
    };
  }, [link]);
  return texts;
}

async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
