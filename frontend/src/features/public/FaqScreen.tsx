import { faqWords } from "#frontend/messages/faq.yaml";
import { SectionsArticle } from "./SectionsArticle.tsx";

export const FaqScreen = () => <SectionsArticle words={faqWords} />;
