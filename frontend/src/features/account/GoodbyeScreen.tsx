import { ButtonLink } from "#frontend/ui/ButtonLink.tsx";
import { goodbyeWords as words } from "#frontend/words/settings.ts";
import "./GoodbyeScreen.css";

/** What is left when an account is deleted. */
export const GoodbyeScreen = () => (
  <section className="goodbye">
    <h1>{words.title}</h1>
    <p className="goodbye-lead">{words.lead}</p>
    <p>{words.text}</p>
    <p>{words.kept}</p>
    <p>{words.back}</p>
    <div>
      <ButtonLink to="/">{words.home}</ButtonLink>
    </div>
  </section>
);
