import type { ReactNode } from "react";
import { settingsWords as words } from "#frontend/messages/settings.ts";
import { Button } from "#frontend/ui/Button.tsx";
import "./settings.css";

interface SettingRowProps {
  readonly label: string;
  readonly value: string;
  /** The name of the button for those who hear the page. */
  readonly changeLabel: string;
  readonly onChange: () => void;
  readonly isOpen: boolean;
  /** What stands in place of the value while it is changed. */
  readonly children: ReactNode;
}

/** One fact of the account and the way to change it, which opens in its place. */
export const SettingRow = ({ label, value, changeLabel, onChange, isOpen, children }: SettingRowProps) => (
  <div className="setting">
    <div className="setting-line">
      <h3 className="setting-label">{label}</h3>
      {!isOpen && <p className="setting-value">{value}</p>}
      {!isOpen && (
        <Button size="small" aria-label={changeLabel} onClick={onChange}>
          {words.change}
        </Button>
      )}
    </div>
    {isOpen && children}
  </div>
);
