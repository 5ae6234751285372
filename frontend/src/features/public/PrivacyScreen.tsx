import { privacyWords } from "#frontend/messages/privacy.yaml";
import { SectionsArticle } from "./SectionsArticle.tsx";

export const PrivacyScreen = () => <SectionsArticle words={privacyWords} />;
