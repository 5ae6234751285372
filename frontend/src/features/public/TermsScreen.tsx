import { termsWords } from "#frontend/messages/terms.yaml";
import { SectionsArticle } from "./SectionsArticle.tsx";

export const TermsScreen = () => <SectionsArticle words={termsWords} />;
