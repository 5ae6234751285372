import { homeWords } from "#frontend/messages/home.yaml";
import { Island } from "#frontend/modules/screen/Island.tsx";
import { Hero } from "./Hero.tsx";
import { HomeBands } from "./home/HomeBands.tsx";
import { StartButtons } from "./StartButtons.tsx";
import "./HomeScreen.css";

const start = (
  <Island name="StartButtons">
    <StartButtons />
  </Island>
);

/** The home page: a page to try, and below it what Ghostlight does. */
export const HomeScreen = () => (
  <>
    <section className="home-hero">
      <div className="home-hero-inner">
        <div className="home-hero-text">
          <h1>
            {homeWords.headline.map((line) => (
              <span key={line}>{line}</span>
            ))}
          </h1>
          <p className="home-lead">{homeWords.lead}</p>
          {start}
          <p className="home-small">{homeWords.small}</p>
        </div>
        <Island name="Hero">
          <Hero />
        </Island>
      </div>
    </section>
    <HomeBands>{start}</HomeBands>
  </>
);
