import { aboutWords } from "#frontend/messages/about.yaml";
import { SectionsArticle } from "./SectionsArticle.tsx";

export const AboutScreen = () => <SectionsArticle words={aboutWords} />;
