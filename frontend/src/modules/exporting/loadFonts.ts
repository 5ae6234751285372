import arimoRegular from "@expo-google-fonts/arimo/400Regular/Arimo_400Regular.ttf?url";
import arimoItalic from "@expo-google-fonts/arimo/400Regular_Italic/Arimo_400Regular_Italic.ttf?url";
import arimoBold from "@expo-google-fonts/arimo/700Bold/Arimo_700Bold.ttf?url";
import arimoBoldItalic from "@expo-google-fonts/arimo/700Bold_Italic/Arimo_700Bold_Italic.ttf?url";
import primeRegular from "@expo-google-fonts/courier-prime/400Regular/CourierPrime_400Regular.ttf?url";
import primeItalic from "@expo-google-fonts/courier-prime/400Regular_Italic/CourierPrime_400Regular_Italic.ttf?url";
import primeBold from "@expo-google-fonts/courier-prime/700Bold/CourierPrime_700Bold.ttf?url";
import primeBoldItalic from "@expo-google-fonts/courier-prime/700Bold_Italic/CourierPrime_700Bold_Italic.ttf?url";
import cousineRegular from "@expo-google-fonts/cousine/400Regular/Cousine_400Regular.ttf?url";
import cousineItalic from "@expo-google-fonts/cousine/400Regular_Italic/Cousine_400Regular_Italic.ttf?url";
import cousineBold from "@expo-google-fonts/cousine/700Bold/Cousine_700Bold.ttf?url";
import cousineBoldItalic from "@expo-google-fonts/cousine/700Bold_Italic/Cousine_700Bold_Italic.ttf?url";
import garamondRegular from "@expo-google-fonts/eb-garamond/400Regular/EBGaramond_400Regular.ttf?url";
import garamondItalic from "@expo-google-fonts/eb-garamond/400Regular_Italic/EBGaramond_400Regular_Italic.ttf?url";
import garamondBold from "@expo-google-fonts/eb-garamond/700Bold/EBGaramond_700Bold.ttf?url";
import garamondBoldItalic from "@expo-google-fonts/eb-garamond/700Bold_Italic/EBGaramond_700Bold_Italic.ttf?url";
import tinosRegular from "@expo-google-fonts/tinos/400Regular/Tinos_400Regular.ttf?url";
import tinosItalic from "@expo-google-fonts/tinos/400Regular_Italic/Tinos_400Regular_Italic.ttf?url";
import tinosBold from "@expo-google-fonts/tinos/700Bold/Tinos_700Bold.ttf?url";
import tinosBoldItalic from "@expo-google-fonts/tinos/700Bold_Italic/Tinos_700Bold_Italic.ttf?url";
import type { FontFamily, PdfFonts } from "#domain/play/formats/pdf/pdfFonts.ts";
import type { FileFace } from "#domain/play/layout/measures/faces.ts";
import type { FontName } from "#domain/play/layout/measures/fonts.ts";
import { fetchFont } from "./fetchFont.ts";

type Addresses = Readonly<Record<FileFace, string>>;

const courierPrime: Addresses = {
  regular: primeRegular,
  bold: primeBold,
  italic: primeItalic,
  boldItalic: primeBoldItalic,
};

/**
 * The same widths as Courier, with Greek, Cyrillic and Hebrew. It's a megabyte, so it's fetched only for plays that
 * need it.
 */
const cousine: Addresses = {
  regular: cousineRegular,
  bold: cousineBold,
  italic: cousineItalic,
  boldItalic: cousineBoldItalic,
};

const arimo: Addresses = { regular: arimoRegular, bold: arimoBold, italic: arimoItalic, boldItalic: arimoBoldItalic };
const tinos: Addresses = { regular: tinosRegular, bold: tinosBold, italic: tinosItalic, boldItalic: tinosBoldItalic };

const garamond: Addresses = {
  regular: garamondRegular,
  bold: garamondBold,
  italic: garamondItalic,
  boldItalic: garamondBoldItalic,
};

/** The families of each font, in order of preference. */
const families: Readonly<Record<FontName, readonly Addresses[]>> = {
  "Courier Prime": [courierPrime, cousine],
  Arimo: [arimo],
  Tinos: [tinos],
  "EB Garamond": [garamond, tinos],
};

/** Loads the families of a font one after the other, until they're enough or there are no more. */
export async function loadFonts(name: FontName, areEnough: (fonts: PdfFonts) => boolean): Promise<PdfFonts> {
  const fonts: FontFamily[] = [];
  for (const addresses of families[name]) {
    fonts.push(await loadFamily(addresses));
    if (areEnough(fonts)) break;
  }
  return fonts;
}

async function loadFamily(addresses: Addresses): Promise<FontFamily> {
  const [regular, bold, italic, boldItalic] = await Promise.all([
    fetchFont(addresses.regular),
    fetchFont(addresses.bold),
    fetchFont(addresses.italic),
    fetchFont(addresses.boldItalic),
  ]);
  return { regular, bold, italic, boldItalic };
}
