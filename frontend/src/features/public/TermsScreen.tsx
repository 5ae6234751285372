import { termsPage } from "#frontend/messages/termsPage.md";
import { SectionsArticle } from "./SectionsArticle.tsx";

export const TermsScreen = () => <SectionsArticle words={termsPage} />;
