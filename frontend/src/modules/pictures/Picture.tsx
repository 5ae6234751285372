import { currentLanguage } from "#frontend/messages/locale.ts";
import type { PictureName } from "#frontend/messages/pictures.ts";
import { pictureWords } from "#frontend/messages/pictures.yaml";
import sizes from "./sizes.json";
import "./Picture.css";

const addresses = import.meta.glob<string>("./*/*.{avif,webp}", { eager: true, query: "?url", import: "default" });

interface PictureProps {
  readonly name: PictureName;
  /** How wide the picture is shown, as in the attribute `sizes` of an image. */
  readonly shownWidth?: string;
}

const columnWidth = "(max-width: 860px) 100vw, 760px";

/**
 * A picture of the product in the page's theme and language. The browser loads neither the other one nor one that's far below. The few
 * browsers without AVIF get the smaller size.
 */
export function Picture({ name, shownWidth }: PictureProps) {
  const { width, height } = sizes[name];
  const isOfPhone = width < height;
  const addressOf = (file: string) => addresses[`./${currentLanguage()}/${name}-${file}`];
  return (
    <span className={isOfPhone ? "picture picture-of-phone" : "picture"}>
      {(["light", "dark"] as const).map((theme) => (
        <picture key={theme} className={`picture-${theme}`}>
          <source
            type="image/avif"
            srcSet={`${addressOf(`${theme}-1x.avif`)} ${width}w, ${addressOf(`${theme}-2x.avif`)} ${2 * width}w`}
            sizes={shownWidth ?? (isOfPhone ? `${width}px` : columnWidth)}
          />
          <img
            src={addressOf(`${theme}-1x.webp`)}
            width={width}
            height={height}
            alt={pictureWords[name]}
            loading="lazy"
            decoding="async"
          />
        </picture>
      ))}
    </span>
  );
}
