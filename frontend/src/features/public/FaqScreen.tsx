import { faqPage } from "#frontend/messages/faqPage.md";
import { SectionsArticle } from "./SectionsArticle.tsx";

export const FaqScreen = () => <SectionsArticle words={faqPage} />;
