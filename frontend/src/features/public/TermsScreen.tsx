import { termsWords } from "#frontend/messages/terms.ts";
import { SectionsArticle } from "./SectionsArticle.tsx";

export const TermsScreen = () => <SectionsArticle words={termsWords} />;
