import { useEffect, useState } from "react";
import { contactWords } from "#frontend/messages/contact.yaml";
import { getConfig } from "#frontend/platform/config.ts";

/** The contact address of this site. Renders nothing if there is none. */
export function ContactAddress() {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    getConfig().then(
      ({ contactEmail }) => setAddress(contactEmail),
      () => undefined,
    );
  }, []);
  if (!address) return null;
  return (
    <>
      {contactWords.byMail} <a href={`mailto:${address}`}>{address}</a>.
    </>
  );
}
