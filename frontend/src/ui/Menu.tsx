import {
  type ComponentType,
  type ElementType,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from "react";
import { Button } from "./Button.tsx";
import type { ButtonVariant } from "./buttonClass.ts";
import { ignoreDoubleClick } from "./ignoreDoubleClick.ts";
import type { LinkProps } from "./Link.tsx";
import { useCloseOutside } from "./useCloseOutside.ts";
import "./Menu.css";

/** A link in a menu, with what buttons have besides. */
export interface MenuLinkProps extends Omit<LinkProps, "onClick"> {
  readonly onClick: () => void;
  readonly type?: "button";
  readonly disabled?: boolean;
}

export interface MenuItem {
  readonly label: string;
  readonly onSelect?: () => void;
  /** The address that a link leads to, with `MenuLink`. */
  readonly to?: string;
  readonly link?: ComponentType<MenuLinkProps>;
  readonly isDangerous?: boolean;
  readonly isDisabled?: boolean;
  /** The selected item, in a menu that selects one of several. */
  readonly isChosen?: boolean;
  /** Whether something is switched on. */
  readonly isOn?: boolean;
  /** A key or a number, in gray at the end of the line. */
  readonly aside?: string;
}

/** Items that belong together, below a small head. */
export interface MenuGroup {
  readonly title: string;
  readonly items: readonly MenuItem[];
}

type MenuContent = readonly MenuItem[] | readonly MenuGroup[];

interface MenuProps {
  /** The menu's accessible name. `children` is the button's visible text. */
  readonly label: string;
  /** A function is called when the list opens. */
  readonly items: MenuContent | (() => MenuContent);
  readonly children: ReactNode;
  /** Hides the small arrow after the text. */
  readonly hasNoArrow?: boolean;
  readonly variant?: ButtonVariant;
  readonly size?: "small";
  /** The edge of the button that the list is aligned with. */
  readonly align?: "start" | "end";
}

/**
 * A button with a list of actions. Supports arrow keys, Home, End and Escape. After a mouse or a finger has opened it,
 * the focus returns to where it was, such as the text.
 */
export function Menu({ label, items, children, variant = "bare", size, align = "start", hasNoArrow }: MenuProps) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const before = useRef<Element>(null);
  const close = () => {
    setOpen(false);
    focusAgain(before.current ?? button.current);
  };
  useCloseOutside(root, isOpen, () => setOpen(false));
  return (
    <div className="menu" ref={root}>
      <Button
        ref={button}
        variant={variant}
        {...(size && { size })}
        aria-label={label}
        aria-expanded={isOpen}
        aria-controls={id}
        onPointerDown={() => {
          if (!isOpen) before.current = focusedElement();
        }}
        onKeyDown={() => {
          before.current = null;
        }}
        onClick={() => (isOpen ? close() : setOpen(true))}
      >
        {typeof children === "string" ? <span>{children}</span> : children}
        {!hasNoArrow && <span className="menu-arrow" aria-hidden="true" />}
      </Button>
      {isOpen && (
        <MenuList
          id={id}
          label={label}
          items={typeof items === "function" ? items() : items}
          align={align}
          onClose={close}
        />
      )}
    </div>
  );
}

const groupsOf = (content: MenuContent): readonly MenuGroup[] =>
  content.every((one) => "items" in one) ? content : [{ title: "", items: content as readonly MenuItem[] }];

function roleOf({ isChosen, isOn }: MenuItem): "menuitem" | "menuitemradio" | "menuitemcheckbox" {
  if (isChosen !== undefined) return "menuitemradio";
  return isOn === undefined ? "menuitem" : "menuitemcheckbox";
}

interface MenuListProps extends Pick<MenuProps, "label" | "align"> {
  readonly id: string;
  readonly items: MenuContent;
  readonly onClose: () => void;
}

function MenuList({ id, label, items, align, onClose }: MenuListProps) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The list may extend beyond the window. Not in jsdom, which doesn't scroll.
    list.current?.scrollIntoView?.({ block: "nearest" });
    focusItem(list.current, 0);
  }, []);
  const groups = groupsOf(items);
  const first = groups.flatMap((group) => group.items).find(({ isDisabled }) => !isDisabled);
  const select = (item: MenuItem) => {
    ignoreDoubleClick();
    onClose();
    item.onSelect?.();
  };
  return (
    <div
      ref={list}
      id={id}
      role="menu"
      tabIndex={-1}
      aria-label={label}
      className={`menu-list menu-list-${align}`}
      onKeyDown={(event) => onMenuKey(event, list.current, onClose)}
    >
      {groups.map((group) => (
        <fieldset key={group.title} aria-label={group.title || undefined} className="menu-group">
          {group.title && (
            <span className="menu-head" aria-hidden="true">
              {group.title}
            </span>
          )}
          {group.items.map((item) => {
            const Item = (item.link ?? "button") as ElementType;
            return (
              <Item
                key={item.label}
                type="button"
                to={item.to}
                role={roleOf(item)}
                aria-checked={item.isChosen ?? item.isOn}
                // One item can be reached with Tab, because a scrolling list needs one.
                tabIndex={item === first ? 0 : -1}
                disabled={item.isDisabled}
                className={item.isDangerous ? "menu-item menu-item-danger" : "menu-item"}
                onClick={() => select(item)}
              >
                <span>{item.label}</span>
                {item.aside && <span className="menu-aside">{item.aside}</span>}
              </Item>
            );
          })}
        </fieldset>
      ))}
    </div>
  );
}

const focusedElement = (): Element | null => (document.activeElement === document.body ? null : document.activeElement);

function focusAgain(element: Element | null): void {
  if (element instanceof HTMLElement) element.focus({ preventScroll: true });
}

const itemsOf = (list: HTMLElement | null): Element[] => [
  ...(list?.querySelectorAll(".menu-item:not([disabled])") ?? []),
];

function focusItem(list: HTMLElement | null, index: number): void {
  const items = itemsOf(list);
  const item = items.at(index % items.length);
  if (item instanceof HTMLElement) item.focus();
}

function onMenuKey(event: KeyboardEvent, list: HTMLElement | null, onClose: () => void): void {
  const here = document.activeElement ? itemsOf(list).indexOf(document.activeElement) : -1;
  const moves: Record<string, (() => void) | undefined> = {
    ArrowDown: () => focusItem(list, here + 1),
    ArrowUp: () => focusItem(list, here - 1),
    Home: () => focusItem(list, 0),
    End: () => focusItem(list, -1),
    Escape: onClose,
  };
  const move = moves[event.key];
  if (event.key === "Tab") onClose();
  if (!move) return;
  event.preventDefault();
  event.stopPropagation();
  move();
}
