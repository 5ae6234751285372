import { privacyWords } from "#frontend/messages/privacy.ts";
import { SectionsArticle } from "./SectionsArticle.tsx";

export const PrivacyScreen = () => <SectionsArticle words={privacyWords} />;
