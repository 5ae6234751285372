import { aboutWords } from "#frontend/messages/about.ts";
import { SectionsArticle } from "./SectionsArticle.tsx";

export const AboutScreen = () => <SectionsArticle words={aboutWords} />;
