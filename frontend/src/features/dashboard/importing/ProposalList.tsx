import type { Proposal } from "#domain/play/formats/reading/proposals.ts";
import { importingWords } from "#frontend/messages/importing.yaml";
import { translateSentence } from "#frontend/messages/sentences.ts";
import { Button } from "#frontend/ui/Button.tsx";

interface ProposalListProps {
  readonly proposals: readonly Proposal[];
  /** Called before the proposal's button is gone. */
  readonly onAccept: (proposal: Proposal) => void;
}

/** Corrections of what looks wrong, each made with one button. */
export const ProposalList = ({ proposals, onAccept }: ProposalListProps) =>
  proposals.length > 0 && (
    <ul className="import-proposals">
      {proposals.map((proposal) => {
        const { code, count, description = "" } = proposal;
        const question = importingWords.proposals[code]({ count, description: translateSentence(description) });
        return (
          <li key={code}>
            <p id={`proposal-${code}`}>{question}</p>
            <Button size="small" aria-describedby={`proposal-${code}`} onClick={() => onAccept(proposal)}>
              {importingWords.accept[code]}
            </Button>
          </li>
        );
      })}
    </ul>
  );
