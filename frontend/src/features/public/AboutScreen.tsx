import { aboutWords } from "#frontend/words/about.ts";
import { SectionsArticle } from "./SectionsArticle.tsx";

export const AboutScreen = () => <SectionsArticle words={aboutWords} />;
