import { privacyPage } from "#frontend/messages/privacyPage.md";
import { SectionsArticle } from "./SectionsArticle.tsx";

export const PrivacyScreen = () => <SectionsArticle words={privacyPage} />;
