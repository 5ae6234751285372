import { outlineTabWords } from "#frontend/messages/outline.yaml";
import { keepFocus } from "#frontend/ui/keepFocus.ts";

const tabs = ["outline", "cards", "cast"] as const;
export type OutlineTab = (typeof tabs)[number];

/** The element whose content the tabs switch. */
export const tabPanelId = "outline-tab-panel";

interface OutlineTabsProps {
  readonly tab: OutlineTab;
  readonly onTab: (tab: OutlineTab) => void;
}

/** What the column beside the page lists. */
export const OutlineTabs = ({ tab, onTab }: OutlineTabsProps) => (
  <div role="tablist" className="outline-tabs">
    {tabs.map((one) => (
      <button
        key={one}
        type="button"
        role="tab"
        aria-selected={one === tab}
        aria-controls={tabPanelId}
        onMouseDown={keepFocus}
        onClick={() => onTab(one)}
      >
        {outlineTabWords[one]}
      </button>
    ))}
  </div>
);
