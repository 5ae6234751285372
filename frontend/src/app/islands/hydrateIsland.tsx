import { type ComponentType, type ReactNode, StrictMode, useEffect, useLayoutEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import { interfaceLanguageOf } from "#domain/account/interfaceLanguages.ts";
import { showLanguage, showMore } from "#frontend/messages/showLanguage.ts";
import { ErrorBoundary } from "../../modules/screen/ErrorBoundary.tsx";
import type { IslandName } from "../../modules/screen/Island.tsx";
import { memoizeAsync } from "../../platform/memoizeAsync.ts";
import { rootOptions } from "../../ui/rootOptions.ts";
import { AccountButton } from "../AccountButton.tsx";
import { CookieSettingsButton } from "../CookieSettingsButton.tsx";
import { replaceTranslatedTexts } from "./replaceTranslatedTexts.ts";
import { findTyped, isTextField, typeAgain } from "./typedText.ts";

const components: Readonly<Record<IslandName, () => Promise<ComponentType>>> = {
  AccountButton: async () => AccountButton,
  CookieSettingsButton: async () => CookieSettingsButton,
  CookieNotice: styled(
    async () => (await import("#frontend/features/cookies/CookieBannerAndDialog.tsx")).CookieBannerAndDialog,
  ),
  Contact: styled(async () => (await import("#frontend/features/public/Contact.tsx")).Contact),
  HelpSearch: async () => {
    await showMore("help");
    return (await import("#frontend/features/public/help/HelpSearch.tsx")).HelpSearch;
  },
  Hero: async () => (await import("#frontend/features/public/Hero.tsx")).Hero,
  PricingPlans: styled(async () => (await import("#frontend/features/subscription/PricingPlans.tsx")).PricingPlans),
  StartButtons: async () => (await import("#frontend/features/public/StartButtons.tsx")).StartButtons,
};

/**
 * Loads the whole design system before a component that shows more of it than the page was built with, such as a dialog. It has
 * the fonts, so all text is laid out again: too long for whoever has just tapped a line to write on.
 */
function styled(load: () => Promise<ComponentType>): () => Promise<ComponentType> {
  return async () => {
    await import("./islandStyles.ts");
    return load();
  };
}

replaceTranslatedTexts();

/** Not after the code of islands, which may copy messages when it's loaded. */
const showPageLanguage = memoizeAsync(() =>
  showLanguage(interfaceLanguageOf([document.documentElement.lang]), "public"),
);

/** Lets a component take over its island. Resolves when its controls work. What was typed in it before stays. */
export async function hydrateIsland(element: HTMLElement): Promise<void> {
  await showPageLanguage();
  const Content = await components[element.dataset.island as IslandName]();
  const typed = new Map(findTyped(element));
  // React puts the text that it renders into the fields, and what is typed until then would be gone.
  const note = ({ target }: Event): void => {
    if (isTextField(target)) typed.set(target, target.value);
  };
  element.addEventListener("input", note, { capture: true });
  const restore = (): void => {
    element.removeEventListener("input", note, { capture: true });
    for (const [field, text] of typed) typeAgain(field, text);
    typed.clear();
  };
  await new Promise<void>((onReady) => {
    const island = (
      <StrictMode>
        <ErrorBoundary>
          <Ready onShown={() => queueMicrotask(restore)} onReady={onReady}>
            <Content />
          </Ready>
        </ErrorBoundary>
      </StrictMode>
    );
    // An island is rendered again where this browser formats something differently, such as prices in another variety
    // of the language.
    hydrateRoot(element, island, { ...rootOptions, onRecoverableError: () => undefined });
  });
  element.hidden = false;
}

interface ReadyProps {
  /** Called before anything else can be typed. */
  readonly onShown: () => void;
  /** Called when the controls work. */
  readonly onReady: () => void;
  readonly children: ReactNode;
}

function Ready({ onShown, onReady, children }: ReadyProps) {
  useLayoutEffect(onShown, [onShown]);
  useEffect(onReady, [onReady]);
  return children;
}
