import { Button } from "../Button.tsx";
import { ButtonLink } from "../ButtonLink.tsx";
import type { ButtonVariant } from "../buttonClass.ts";
import { HelpLink } from "../HelpLink.tsx";
import { Icon } from "../Icon.tsx";
import { Link } from "../Link.tsx";
import { Menu } from "../Menu.tsx";
import { MenuLink } from "../MenuLink.tsx";
import { Example, Examples } from "./Example.tsx";

const variants: readonly ButtonVariant[] = ["primary", "quiet", "bare", "accent", "danger"];
const nothing = () => undefined;

const items = [
  { label: "Open", onSelect: nothing },
  { label: "Open the help", to: "/help", link: MenuLink },
  { label: "Undo", onSelect: nothing, aside: "Ctrl+Z" },
  { label: "Restore", onSelect: nothing, isDisabled: true },
  { label: "Move to bin", onSelect: nothing, isDangerous: true },
];
const choices = ["Last edited", "Title", "Length"].map((label) => ({
  label,
  onSelect: nothing,
  isChosen: label === "Title",
}));
const switches = ["Outline", "Comments"].map((label) => ({ label, onSelect: nothing, isOn: label === "Outline" }));

const groups = [
  { title: "Play", items },
  { title: "Screen", items: switches },
];

/** Buttons, links that look like them, and menus. */
export const Buttons = () => (
  <>
    <Examples title="Buttons">
      {variants.map((variant) => (
        <Example key={variant} name={`Button, ${variant}`}>
          <div className={`styleguide-row styleguide-on-${variant}`}>
            <Button variant={variant}>Save</Button>
            <Button variant={variant} size="small">
              Small
            </Button>
            <Button variant={variant} isDisabled>
              Disabled
            </Button>
            <Button variant={variant} isBusy busyText="Saving…">
              Save
            </Button>
            <Button variant={variant} aria-pressed={true}>
              Pressed
            </Button>
          </div>
        </Example>
      ))}
      <Example name="ButtonLink">
        <div className="styleguide-row">
          <ButtonLink to="/pricing">See plans</ButtonLink>
          <ButtonLink to="/pricing" variant="primary">
            Start for free
          </ButtonLink>
          <ButtonLink to="/pricing" size="small">
            Small
          </ButtonLink>
        </div>
      </Example>
      <Example name="Link">
        <Link to="/pricing">See plans</Link>
      </Example>
      <Example name="Icon">
        <div className="styleguide-row">
          {(["back", "find", "outline", "close", "help", "more"] as const).map((name) => (
            <Button key={name} variant="bare" aria-label={name}>
              <Icon name={name} />
            </Button>
          ))}
        </div>
      </Example>
      <Example name="HelpLink">
        <HelpLink label="Help on layouts" address="/help" />
      </Example>
    </Examples>
    <Examples title="Menus">
      <Example name="Menu, actions">
        <Menu label="Actions" items={items} variant="quiet">
          Actions
        </Menu>
      </Example>
      <Example name="Menu, one of several">
        <Menu label="Sort by" items={choices} variant="quiet">
          Title
        </Menu>
      </Example>
      <Example name="Menu, switches">
        <Menu label="View" items={switches}>
          View
        </Menu>
      </Example>
      <Example name="Menu, groups">
        <Menu label="Tools" items={groups}>
          Tools
        </Menu>
      </Example>
      <Example name="Menu, without arrow">
        <Menu label="More" items={items} hasNoArrow size="small">
          <Icon name="more" />
        </Menu>
      </Example>
    </Examples>
  </>
);
