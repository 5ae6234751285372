import type { ReactNode } from "react";
import { settingsWords } from "#frontend/messages/settings.yaml";
import { Button } from "#frontend/ui/Button.tsx";
import "./settings.css";

interface SettingRowProps {
  readonly label: string;
  readonly value: string;
  /** The button's name for screen readers. */
  readonly changeLabel: string;
  readonly onChange: () => void;
  readonly isOpen: boolean;
  /** Shown in place of the value while it's edited. */
  readonly children: ReactNode;
}

/** One setting of the account. Its form opens in place of the value. */
export const SettingRow = ({ label, value, changeLabel, onChange, isOpen, children }: SettingRowProps) => (
  <div className="setting">
    <div className="setting-line">
      <h3 className="setting-label">{label}</h3>
      {!isOpen && <p className="setting-value">{value}</p>}
      {!isOpen && (
        <Button size="small" aria-label={changeLabel} onClick={onChange}>
          {settingsWords.change}
        </Button>
      )}
    </div>
    {isOpen && children}
  </div>
);
