import { type ComponentType, createContext, type ReactNode, use } from "react";

export interface LinkProps {
  readonly to: string;
  readonly children: ReactNode;
  readonly className?: string | undefined;
  readonly onClick?: (() => void) | undefined;
  /** Router state for the target. Only the app's own navigation passes it on. */
  readonly state?: unknown;
  readonly "aria-current"?: "page" | undefined;
  readonly role?: "menuitem";
  readonly tabIndex?: number;
}

/** A link that loads its target as a page of its own. */
const PageLink = ({ to, state: _, children, ...rest }: LinkProps) => (
  <a {...rest} href={to}>
    {children}
  </a>
);

/** What a link does: in the app, the router's; on public pages, which have no router, the browser's. */
export const LinkContext = createContext<ComponentType<LinkProps>>(PageLink);

/** A link to another screen or page of the site. */
export function Link(props: LinkProps) {
  const Shown = use(LinkContext);
  return <Shown {...props} />;
}
