import { faqWords } from "#frontend/words/faq.ts";
import { SectionsArticle } from "./SectionsArticle.tsx";

export const FaqScreen = () => <SectionsArticle words={faqWords} />;
