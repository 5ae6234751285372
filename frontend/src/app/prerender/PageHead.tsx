import { interfaceLanguages } from "#domain/account/interfaceLanguages.ts";
import { addressIn } from "#domain/account/localAddress.ts";
import { builtAddress } from "#domain/api/siteAddress.ts";
import { structuredWords } from "#frontend/messages/pageDescriptions.yaml";
import { shellWords } from "#frontend/messages/shell.yaml";
import type { PublicPage } from "./publicPages.ts";

const preview = { address: builtAddress("/preview.jpg"), width: "1200", height: "630" } as const;

interface PageHeadProps {
  readonly page: PublicPage;
}

/** What the head of a public page has besides what every page has. */
export const PageHead = ({ page }: PageHeadProps) => (
  <>
    <title>{page.title}</title>
    {page.description ? <Listed page={page} /> : <meta name="robots" content="noindex" />}
    {/* The build replaces it by the style sheet that it writes for the pages of this screen. */}
    <link rel="stylesheet" href={`/styles/${page.screenName}.css`} />
  </>
);

/** What search engines and previews of links read. */
const Listed = ({ page: { path, englishPath, title, description, structuredData } }: { readonly page: PublicPage }) => (
  <>
    <meta name="description" content={description} />
    <link rel="canonical" href={builtAddress(path)} />
    {interfaceLanguages.map((language) => (
      <link key={language} rel="alternate" hrefLang={language} href={builtAddress(addressIn(language, englishPath))} />
    ))}
    <link rel="alternate" hrefLang="x-default" href={builtAddress(englishPath)} />
    <meta property="og:type" content="website" />
    <meta property="og:site_name" content={shellWords.brand} />
    <meta property="og:title" content={title} />
    <meta property="og:description" content={description} />
    <meta property="og:url" content={builtAddress(path)} />
    <meta property="og:image" content={preview.address} />
    <meta property="og:image:width" content={preview.width} />
    <meta property="og:image:height" content={preview.height} />
    <meta property="og:image:alt" content={structuredWords.pictureText} />
    <meta name="twitter:card" content="summary_large_image" />
    {structuredData.map((each) => (
      <StructuredData key={JSON.stringify(each)} value={each} />
    ))}
  </>
);

/** Data, not a script, so the content security policy doesn't apply to it. `<` is escaped, because it could end the element. */
const StructuredData = ({ value }: { readonly value: object }) => (
  <script
    type="application/ld+json"
    // biome-ignore lint/security/noDangerouslySetInnerHtml: our own data, with `<` escaped.
    dangerouslySetInnerHTML={{ __html: JSON.stringify(value).replaceAll("<", "\\u003c") }}
  />
);
