import type { ReactNode } from "react";
import { accountFrameWords } from "#frontend/messages/account.yaml";
import { SectionNav } from "#frontend/ui/SectionNav.tsx";
import { accountLinks } from "./accountLinks.ts";
import "./SectionLayout.css";

/** The frame and navigation of everything about the signed-in person's account. */
export const AccountLayout = ({ children }: { readonly children: ReactNode }) => (
  <div className="section-layout section-layout-aside">
    <SectionNav label={accountFrameWords.nav} links={accountLinks()} />
    <div>{children}</div>
  </div>
);
