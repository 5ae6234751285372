import { useEffect, useState } from "react";
import { contactWords as words } from "#frontend/messages/contact.ts";
import { getConfig } from "#frontend/platform/config.ts";

/** The e-mail address of the people who run this site; nothing where they have named none. */
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
      {words.byMail} <a href={`mailto:${address}`}>{address}</a>.
    </>
  );
}
