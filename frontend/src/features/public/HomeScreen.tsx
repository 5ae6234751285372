import { homeWords as words } from "#frontend/messages/home.ts";
import { afterSignIn } from "#frontend/platform/destination.ts";
import { useSession } from "#frontend/platform/session/useSession.ts";
import { ButtonLink } from "#frontend/ui/ButtonLink.tsx";
import { Hero } from "./Hero.tsx";
import { HomeBands } from "./home/HomeBands.tsx";
import "./HomeScreen.css";

/** The home page: a page to try, and below it what Ghostlight does. */
export function HomeScreen() {
  return (
    <>
      <section className="home-hero">
        <div className="home-hero-inner">
          <div className="home-hero-text">
            <h1>
              {words.headline.map((line) => (
                <span key={line}>{line}</span>
              ))}
            </h1>
            <p className="home-lead">{words.lead}</p>
            <StartButtons />
            <p className="home-small">{words.small}</p>
          </div>
          <Hero />
        </div>
      </section>
      <HomeBands>
        <StartButtons />
      </HomeBands>
    </>
  );
}

function StartButtons() {
  const isSignedIn = useSession().kind === "signed-in";
  return (
    <div className="home-actions">
      <ButtonLink to={isSignedIn ? afterSignIn : "/signup"} variant="accent">
        {isSignedIn ? words.toPlays : words.start}
      </ButtonLink>
      {!isSignedIn && (
        <ButtonLink to="/signup?for=import" variant="bare">
          {words.import}
        </ButtonLink>
      )}
    </div>
  );
}
