import { dashboardWords } from "#frontend/messages/dashboard.yaml";
import { Menu } from "#frontend/ui/Menu.tsx";
import { Segmented } from "#frontend/ui/Segmented.tsx";
import { TextField } from "#frontend/ui/TextField.tsx";
import { orders } from "./playList.ts";
import type { Arrangement, View } from "./useArrangement.ts";

/** Read when they're shown: this file may share one with messages, which are translated after it's loaded. */
const views = (): readonly { readonly value: View; readonly label: string }[] => [
  { value: "grid", label: dashboardWords.asGrid },
  { value: "list", label: dashboardWords.asList },
];

/** Search, sort order and view. */
export function PlayListControls({ text, setText, order, setOrder, view, setView }: Arrangement) {
  const items = orders.map((one) => ({
    label: dashboardWords.sortBy[one],
    isChosen: one === order,
    onSelect: () => setOrder(one),
  }));
  return (
    <>
      <TextField
        type="search"
        className="dashboard-search"
        label={dashboardWords.search}
        isLabelHidden
        placeholder={dashboardWords.searchHint}
        value={text}
        onValue={setText}
      />
      <Menu align="end" label={`${dashboardWords.sort}: ${dashboardWords.sortBy[order]}`} variant="quiet" items={items}>
        {dashboardWords.sortBy[order]}
      </Menu>
      <Segmented label={dashboardWords.view} value={view} choices={views()} onValue={setView} />
    </>
  );
}
