import { termsWords } from "#frontend/words/terms.ts";
import { SectionsArticle } from "./SectionsArticle.tsx";

export const TermsScreen = () => <SectionsArticle words={termsWords} />;
