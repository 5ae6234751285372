import primeRegular from "@expo-google-fonts/courier-prime/400Regular/CourierPrime_400Regular.ttf?url";
import primeItalic from "@expo-google-fonts/courier-prime/400Regular_Italic/CourierPrime_400Regular_Italic.ttf?url";
import primeBold from "@expo-google-fonts/courier-prime/700Bold/CourierPrime_700Bold.ttf?url";
import primeBoldItalic from "@expo-google-fonts/courier-prime/700Bold_Italic/CourierPrime_700Bold_Italic.ttf?url";
import cousineRegular from "@expo-google-fonts/cousine/400Regular/Cousine_400Regular.ttf?url";
import cousineItalic from "@expo-google-fonts/cousine/400Regular_Italic/Cousine_400Regular_Italic.ttf?url";
import cousineBold from "@expo-google-fonts/cousine/700Bold/Cousine_700Bold.ttf?url";
import cousineBoldItalic from "@expo-google-fonts/cousine/700Bold_Italic/Cousine_700Bold_Italic.ttf?url";
import type { FontFamily } from "#domain/play/formats/pdf/pdfFonts.ts";
import type { Face } from "#domain/play/layout/faces.ts";
import { Refused } from "#domain/refused.ts";
import { exportingWords } from "#frontend/messages/exporting.ts";

type Addresses = Readonly<Record<Face, string>>;

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

export const loadCourierPrime = (): Promise<FontFamily> => loadFamily(courierPrime);
export const loadCousine = (): Promise<FontFamily> => loadFamily(cousine);

async function loadFamily(addresses: Addresses): Promise<FontFamily> {
  const [regular, bold, italic, boldItalic] = await Promise.all([
    load(addresses.regular),
    load(addresses.bold),
    load(addresses.italic),
    load(addresses.boldItalic),
  ]);
  return { regular, bold, italic, boldItalic };
}

async function load(address: string): Promise<Uint8Array> {
  const answer = await fetch(address).catch(() => undefined);
  if (!answer?.ok) throw new Refused("unavailable", exportingWords.fontsUnreachable, { code: "fonts-unreachable" });
  return new Uint8Array(await answer.arrayBuffer());
}
