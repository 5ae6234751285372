import { Island } from "#frontend/modules/screen/Island.tsx";
import { Contact } from "./Contact.tsx";

export const ContactScreen = () => (
  <Island name="Contact">
    <Contact />
  </Island>
);
