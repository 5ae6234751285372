import { actionWords } from "#frontend/messages/editor.yaml";
import { describeDraft, describeToday } from "#frontend/messages/goals.ts";
import { goalsWords } from "#frontend/messages/goals.yaml";
import { openDialog } from "#frontend/modules/editor/actions/screen.ts";
import type { Editor } from "#frontend/modules/editor/editor.ts";
import { pagesShown } from "#frontend/modules/editor/pages/pagesPlugin.ts";
import { useEditorState } from "#frontend/modules/editor/useEditorState.ts";
import type { PlaySession } from "#frontend/modules/sync/session/playSession.ts";
import { Button } from "#frontend/ui/Button.tsx";
import { keepFocus } from "#frontend/ui/keepFocus.ts";
import { GoalBar } from "./GoalBar.tsx";
import { useGoals } from "./useGoals.ts";

interface GoalProgressProps {
  readonly editor: Editor;
  readonly session: PlaySession;
}

/** How much of the day's goal is done, or else of the draft's. Opens the goals. */
export function GoalProgress({ editor, session }: GoalProgressProps) {
  const { goals, today } = useGoals(session);
  const written = useEditorState(editor, (state) => pagesShown(state).words);
  const shown = shownGoal(goals, today, written);
  if (!shown) return null;
  return (
    <Button
      size="small"
      className="goal-progress"
      title={actionWords.goals}
      onMouseDown={keepFocus}
      onClick={() => open(editor)}
    >
      <GoalBar words={shown.words} goal={shown.goal} />
      <span>{shown.text}</span>
    </Button>
  );
}

const open = (editor: Editor): void => {
  openDialog("goals")(editor.state(), () => undefined);
};

type State = ReturnType<typeof useGoals>;

function shownGoal({ daily, draft }: State["goals"], today: State["today"], written: number) {
  if (daily !== undefined)
    return {
      words: today.words,
      goal: daily,
      text: today.isPaused ? goalsWords.paused({ words: today.words }) : describeToday(today.words, daily),
    };
  return draft === undefined ? undefined : { words: written, goal: draft, text: describeDraft(written, draft) };
}
