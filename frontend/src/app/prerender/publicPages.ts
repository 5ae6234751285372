import { matchPath } from "react-router-dom";
import { builtAddress } from "#domain/api/siteAddress.ts";
import { plans } from "#domain/subscription/plans.ts";
import { faqPage } from "#frontend/messages/faqPage.md";
import { guideWords } from "#frontend/messages/guide.yaml";
import { helpWords } from "#frontend/messages/help.yaml";
import { helpTopics } from "#frontend/messages/helpTopics.md";
import {
  pageDescriptions as descriptions,
  pageDescriptions,
  structuredWords,
} from "#frontend/messages/pageDescriptions.yaml";
import { publicAddress } from "#frontend/messages/publicAddress.ts";
import { shellWords } from "#frontend/messages/shell.yaml";
import { documentTitle } from "#frontend/messages/titles.ts";
import { titleWords } from "#frontend/messages/titles.yaml";
import { publicRoutes } from "../routes.tsx";

const context = "https://schema.org";

/** The product and its prices. */
const software = (): object => ({
  "@context": context,
  "@type": "SoftwareApplication",
  name: shellWords.brand,
  url: builtAddress("/"),
  description: pageDescriptions.home,
  applicationCategory: "BusinessApplication",
  applicationSubCategory: structuredWords.category,
  operatingSystem: structuredWords.system,
  offers: Object.values(plans).map(({ name, monthly }) => ({
    "@type": "Offer",
    name,
    price: monthly,
    priceCurrency: "USD",
    url: builtAddress("/pricing"),
  })),
});

/** The questions and answers of the page that has nothing else. */
const questionsAndAnswers = (): object => ({
  "@context": context,
  "@type": "FAQPage",
  mainEntity: faqPage.sections.map(({ heading, paragraphs }) => ({
    "@type": "Question",
    name: heading,
    acceptedAnswer: { "@type": "Answer", text: paragraphs.join(" ") },
  })),
});

/** A public page, which is built as a file of its own. */
export interface PublicPage {
  readonly path: string;
  /** The address of the same page in English. */
  readonly englishPath: string;
  /** The document's title. */
  readonly title: string;
  readonly description: string;
  /** The name of the screen's chunk. */
  readonly screenName: string;
  /** Objects in the vocabulary of schema.org. */
  readonly structuredData: readonly object[];
}

type PageOptions = Partial<Pick<PublicPage, "title" | "structuredData">>;

function pageAt(
  englishPath: string,
  description: string,
  { structuredData = [], ...given }: PageOptions = {},
): PublicPage {
  const path = publicAddress(englishPath);
  const route = publicRoutes().find((each) => matchPath(each.path, path));
  const title = given.title ?? (route?.title && titleWords[route.title]);
  if (!route || !title) throw new Error(`No public route has the path ${path} and a title.`);
  return { path, englishPath, title: documentTitle(title), description, screenName: route.screen, structuredData };
}

/** The pages that search engines may list, in the language in which the messages were when this was loaded. */
export const publicPages: readonly PublicPage[] = [
  pageAt("/", descriptions.home, { structuredData: [software()] }),
  pageAt("/pricing", descriptions.pricing, { structuredData: [software()] }),
  pageAt("/about", descriptions.about),
  pageAt("/faq", descriptions.faq, { structuredData: [questionsAndAnswers()] }),
  pageAt("/stage-play-format", guideWords.description),
  pageAt("/help", helpWords.lead),
  ...helpTopics.map(({ id, title, lead }) => pageAt(`/help/${id}`, lead, { title })),
  pageAt("/contact", descriptions.contact),
  pageAt("/privacy", descriptions.privacy),
  pageAt("/terms", descriptions.terms),
  pageAt("/cookie-policy", descriptions.cookies),
];

/** The page for unknown addresses. */
export const notFoundPage: PublicPage = pageAt("/not-found", "");
