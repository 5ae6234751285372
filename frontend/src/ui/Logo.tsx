import { Link } from "./Link.tsx";
import "./Logo.css";

export function Logo({ word, to }: { readonly word: string; readonly to: string }) {
  return (
    <Link to={to} className="logo">
      <span className="logo-bulb" aria-hidden="true" />
      <span>{word}</span>
    </Link>
  );
}
