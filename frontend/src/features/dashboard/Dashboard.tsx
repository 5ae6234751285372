import { useSearchParams } from "react-router-dom";
import { BinScreen } from "./BinScreen.tsx";
import { PlaysScreen } from "./PlaysScreen.tsx";
import type { Services } from "./services.ts";
import "./dashboard.css";
import "./playMarks.css";
import "./playTable.css";
import "./shelf.css";

/** The play list, or with `?list=bin` the bin, so that both have an address and work with Back. */
export function Dashboard({ services }: { readonly services: Services }) {
  const [search] = useSearchParams();
  return search.get("list") === "bin" ? <BinScreen services={services} /> : <PlaysScreen services={services} />;
}
