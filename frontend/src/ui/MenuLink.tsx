import { Link } from "./Link.tsx";
import type { MenuLinkProps } from "./Menu.tsx";

/** An item of a menu that leads to another page, so that it can be opened in a new tab. Only menus that have one load its code. */
export const MenuLink = ({ type: _, disabled: __, ...props }: MenuLinkProps) => <Link {...props} />;
