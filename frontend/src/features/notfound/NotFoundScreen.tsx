import { notFoundWords } from "#frontend/messages/notfound.yaml";
import { publicAddress } from "#frontend/messages/publicAddress.ts";
import { ButtonLink } from "#frontend/ui/ButtonLink.tsx";
import "./NotFoundScreen.css";

export function NotFoundScreen() {
  return (
    <div className="not-found">
      <h1>{notFoundWords.title}</h1>
      <p>{notFoundWords.text}</p>
      <div>
        <ButtonLink to={publicAddress("/")} variant="primary">
          {notFoundWords.home}
        </ButtonLink>
      </div>
    </div>
  );
}
