import { type PictureName, pictureWords } from "#frontend/messages/pictures.ts";
import sizes from "./sizes.json";
import "./Picture.css";

const addresses = import.meta.glob<string>("./*.webp", { eager: true, query: "?url", import: "default" });

interface PictureProps {
  readonly name: PictureName;
  /** How wide the picture is shown, as in the attribute `sizes` of an image. */
  readonly shownWidth?: string;
}

/** A picture of the product in the page's theme. The browser loads neither the other one nor one that's far below. */
export function Picture({ name, shownWidth = "(max-width: 860px) 100vw, 760px" }: PictureProps) {
  const { width, height } = sizes[name];
  const addressOf = (theme: string, scale: number) => addresses[`./${name}-${theme}-${scale}x.webp`];
  return (
    <span className="picture">
      {(["light", "dark"] as const).map((theme) => (
        <img
          key={theme}
          className={`picture-${theme}`}
          srcSet={`${addressOf(theme, 1)} ${width}w, ${addressOf(theme, 2)} ${2 * width}w`}
          src={addressOf(theme, 1)}
          sizes={shownWidth}
          width={width}
          height={height}
          alt={pictureWords[name]}
          loading="lazy"
          decoding="async"
        />
      ))}
    </span>
  );
}
