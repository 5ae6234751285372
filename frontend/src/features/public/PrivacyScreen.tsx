import { privacyWords } from "#frontend/words/privacy.ts";
import { SectionsArticle } from "./SectionsArticle.tsx";

export const PrivacyScreen = () => <SectionsArticle words={privacyWords} />;
