import { dashboardWords as words } from "#frontend/messages/dashboard.ts";
import { Button } from "#frontend/ui/Button.tsx";
import { Menu } from "#frontend/ui/Menu.tsx";
import { TextField } from "#frontend/ui/TextField.tsx";
import { orders } from "./playList.ts";
import type { Arrangement, View } from "./useArrangement.ts";

/** Read when they're shown: this file may share one with messages, which are translated after it's loaded. */
const views = (): readonly { readonly view: View; readonly label: string }[] => [
  { view: "grid", label: words.asGrid },
  { view: "list", label: words.asList },
];

/** Search, sort order and view. */
export function PlayListControls({ text, setText, order, setOrder, view, setView }: Arrangement) {
  const items = orders.map((one) => ({
    label: words.sortBy[one],
    isChosen: one === order,
    onSelect: () => setOrder(one),
  }));
  return (
    <>
      <TextField
        type="search"
        className="dashboard-search"
        label={words.search}
        isLabelHidden
        placeholder={words.searchHint}
        value={text}
        onValue={setText}
      />
      <Menu align="end" label={`${words.sort}: ${words.sortBy[order]}`} variant="quiet" items={items}>
        {words.sortBy[order]}
      </Menu>
      <fieldset className="dashboard-views">
        <legend className="only-spoken">{words.view}</legend>
        {views().map((one) => (
          <Button
            key={one.view}
            variant="bare"
            size="small"
            aria-pressed={view === one.view}
            onClick={() => setView(one.view)}
          >
            {one.label}
          </Button>
        ))}
      </fieldset>
    </>
  );
}
