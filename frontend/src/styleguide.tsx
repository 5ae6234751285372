import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { BrowserRouter } from "react-router-dom";
import { Styleguide } from "./ui/styleguide/Styleguide.tsx";
import "./ui/ui.css";

// Only the development server has this page: the build doesn't name it.
const root = document.getElementById("root");
if (!root) throw new Error("The page has no #root element.");
createRoot(root).render(
  <StrictMode>
    <BrowserRouter>
      <Styleguide />
    </BrowserRouter>
  </StrictMode>,
);
