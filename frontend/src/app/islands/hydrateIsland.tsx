import { type ComponentType, type ReactNode, StrictMode, useEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import { interfaceLanguageOf } from "#domain/account/interfaceLanguages.ts";
import { showLanguage, showMore } from "#frontend/messages/showLanguage.ts";
import { ErrorBoundary } from "../../modules/screen/ErrorBoundary.tsx";
import type { IslandName } from "../../modules/screen/Island.tsx";
import { memoizeAsync } from "../../platform/memoizeAsync.ts";
import { rootOptions } from "../../ui/rootOptions.ts";
import { AccountButton } from "../AccountButton.tsx";
import { CookieSettingsButton } from "../CookieSettingsButton.tsx";
import { findTyped, typeAgain } from "./typedText.ts";
import "../../ui/ui.css";

const components: Readonly<Record<IslandName, () => Promise<ComponentType>>> = {
  AccountButton: async () => AccountButton,
  CookieSettingsButton: async () => CookieSettingsButton,
  CookieNotice: async () =>
    (await import("#frontend/features/cookies/CookieBannerAndDialog.tsx")).CookieBannerAndDialog,
  Contact: async () => (await import("#frontend/features/public/Contact.tsx")).Contact,
  HelpSearch: async () => {
    await showMore("help");
    return (await import("#frontend/features/public/help/HelpSearch.tsx")).HelpSearch;
  },
  Hero: async () => (await import("#frontend/features/public/Hero.tsx")).Hero,
  PricingPlans: async () => (await import("#frontend/features/subscription/PricingPlans.tsx")).PricingPlans,
  StartButtons: async () => (await import("#frontend/features/public/StartButtons.tsx")).StartButtons,
};

/** Not after the code of islands, which may copy messages when it's loaded. */
const showPageLanguage = memoizeAsync(() =>
  showLanguage(interfaceLanguageOf([document.documentElement.lang]), "public"),
);

/** Lets a component take over its island. Resolves when its controls work. What was typed in it before stays. */
export async function hydrateIsland(element: HTMLElement): Promise<void> {
  await showPageLanguage();
  const Content = await components[element.dataset.island as IslandName]();
  const typed = findTyped(element);
  await new Promise<void>((onReady) => {
    const island = (
      <StrictMode>
        <ErrorBoundary>
          <Ready onReady={onReady}>
            <Content />
          </Ready>
        </ErrorBoundary>
      </StrictMode>
    );
    // An island is rendered again where this browser formats something differently, such as prices in another variety
    // of the language.
    hydrateRoot(element, island, { ...rootOptions, onRecoverableError: () => undefined });
  });
  for (const [field, text] of typed) typeAgain(field, text);
  element.hidden = false;
}

interface ReadyProps {
  readonly onReady: () => void;
  readonly children: ReactNode;
}

function Ready({ onReady, children }: ReadyProps) {
  useEffect(onReady, [onReady]);
  return children;
}
