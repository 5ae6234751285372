import { builtAddress } from "#domain/api/siteAddress.ts";
import { plans } from "#domain/subscription/plans.ts";
import { faqWords } from "#frontend/messages/faq.ts";
import { pageDescriptions, structuredWords as words } from "#frontend/messages/pageDescriptions.ts";
import { shellWords } from "#frontend/messages/shell.ts";

const context = "https://schema.org";

/** The product and its prices. */
export const software = (): object => ({
  "@context": context,
  "@type": "SoftwareApplication",
  name: shellWords.brand,
  url: builtAddress("/"),
  description: pageDescriptions.home,
  applicationCategory: "BusinessApplication",
  applicationSubCategory: words.category,
  operatingSystem: words.system,
  offers: Object.values(plans).map(({ name, monthly }) => ({
    "@type": "Offer",
    name,
    price: monthly,
    priceCurrency: "USD",
    url: builtAddress("/pricing"),
  })),
});

/** The questions and answers of the page that has nothing else. */
export const questionsAndAnswers = (): object => ({
  "@context": context,
  "@type": "FAQPage",
  mainEntity: faqWords.sections.map(({ heading, paragraphs }) => ({
    "@type": "Question",
    name: heading,
    acceptedAnswer: { "@type": "Answer", text: paragraphs.join(" ") },
  })),
});
