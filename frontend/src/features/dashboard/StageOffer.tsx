import { useState } from "react";
import { dashboardWords } from "#frontend/messages/dashboard.yaml";
import {
  findStageLines,
  firstPlayAddress,
  removeStagePage,
  saveStagePage,
} from "#frontend/modules/creating/stagePage.ts";
import { Alert } from "#frontend/ui/Alert.tsx";
import { Button } from "#frontend/ui/Button.tsx";
import { ButtonLink } from "#frontend/ui/ButtonLink.tsx";
import { showToast } from "#frontend/ui/toast.ts";
import "./StageOffer.css";

/** Offers what was written on the home page, if the sign-in led here instead of to the play made of it. */
export function StageOffer() {
  const [lines, setLines] = useState(() => findStageLines(Date.now()));
  if (!lines) return null;
  const discard = () => {
    removeStagePage();
    setLines(undefined);
    const undo = () => {
      saveStagePage({ lines }, Date.now());
      setLines(lines);
    };
    showToast(dashboardWords.stageDiscarded, { label: dashboardWords.undo, onSelect: undo });
  };
  return (
    <Alert kind="plain" heading={dashboardWords.stageWaits}>
      <div className="stage-offer">
        <ButtonLink to={firstPlayAddress} variant="primary">
          {dashboardWords.stageContinue}
        </ButtonLink>
        <Button onClick={discard}>{dashboardWords.stageDiscard}</Button>
      </div>
    </Alert>
  );
}
