import { notFoundWords as words } from "#frontend/messages/notfound.ts";
import { publicAddress } from "#frontend/messages/publicAddress.ts";
import { ButtonLink } from "#frontend/ui/ButtonLink.tsx";
import "./NotFoundScreen.css";

export function NotFoundScreen() {
  return (
    <div className="not-found">
      <h1>{words.title}</h1>
      <p>{words.text}</p>
      <div>
        <ButtonLink to={publicAddress("/")} variant="primary">
          {words.home}
        </ButtonLink>
      </div>
    </div>
  );
}
