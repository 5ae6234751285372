import { aboutPage } from "#frontend/messages/aboutPage.md";
import { SectionsArticle } from "./SectionsArticle.tsx";

export const AboutScreen = () => <SectionsArticle words={aboutPage} />;
