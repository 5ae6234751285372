import { faqWords } from "#frontend/messages/faq.ts";
import { SectionsArticle } from "./SectionsArticle.tsx";

export const FaqScreen = () => <SectionsArticle words={faqWords} />;
