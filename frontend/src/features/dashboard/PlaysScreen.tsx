import { memo, type ReactNode, useCallback, useDeferredValue, useMemo, useState } from "react";
import { Link, useSearchParams } from "react-router-dom";
import { dashboardWords } from "#frontend/messages/dashboard.yaml";
import { DialogBoundary } from "#frontend/modules/screen/DialogBoundary.tsx";
import type { SendRefusals } from "#frontend/modules/sync/devices/sendEverything.ts";
import { idleComponent } from "#frontend/platform/idleComponent.tsx";
import { lazyComponent } from "#frontend/platform/lazyComponent.tsx";
import { Button } from "#frontend/ui/Button.tsx";
import { ButtonLink } from "#frontend/ui/ButtonLink.tsx";
import { Page } from "#frontend/ui/Page.tsx";
import { DropArea } from "./DropArea.tsx";
import { ErrorNotice } from "./ErrorNotice.tsx";
import type { ImportSource } from "./importing/importSource.ts";
import { LazyImportScreen } from "./importing/LazyImportScreen.ts";
import { useLaunchedFiles } from "./importing/useLaunchedFiles.ts";
import { LoadFailure } from "./LoadFailure.tsx";
import { PaymentNotice } from "./PaymentNotice.tsx";
import { PlanUsage } from "./PlanUsage.tsx";
import { PlayGrid } from "./PlayGrid.tsx";
import { PlayList } from "./PlayList.tsx";
import { PlayListControls } from "./PlayListControls.tsx";
import { arrange, isOverLimit, type ListedPlay, lastWritten, listedPlays, tagsOf } from "./playList.ts";
import { SkeletonPlayList } from "./SkeletonPlayList.tsx";
import { StageOffer } from "./StageOffer.tsx";
import type { Services } from "./services.ts";
import { TagButtons } from "./TagButtons.tsx";
import { useArrangement } from "./useArrangement.ts";
import { useImportFiles } from "./useImportFiles.ts";
import { usePlayActions } from "./usePlayActions.ts";
import { type PlayListState, usePlayList } from "./usePlayList.ts";

const DueLine = idleComponent(async () => (await import("./DueLine.tsx")).DueLine);
const NewPlayDialog = lazyComponent(async () => (await import("./NewPlayDialog.tsx")).NewPlayDialog);

/** All plays outside the bin, on this device and on the server. */
export function PlaysScreen({ services }: { readonly services: Services }) {
  const { state, refusals, reload } = usePlayList(services, "plays");
  const actions = usePlayActions(services, reload);
  const arrangement = useArrangement();
  // The letters that are typed into the search come first.
  const shownArrangement = useDeferredValue(arrangement);
  const [query, setQuery] = useSearchParams();
  const [isMaking, setMaking] = useState(query.has("import"));
  const server = state.kind === "ready" ? state.server : undefined;
  const { plays, now } = useMemo(() => {
    const listed = state.kind === "loading" ? [] : listedPlays(server, state.here, refusals);
    return { plays: listed, now: services.now() };
  }, [services, state, server, refusals]);
  const { dismissProblem } = actions;
  const startNew = useCallback(() => {
    dismissProblem();
    setMaking(true);
  }, [dismissProblem]);
  const stopMaking = () => {
    setMaking(false);
    if (query.has("import")) setQuery({}, { replace: true });
  };
  const imports = useImportFiles();
  // A play's title reaches the server after its text.
  const sendAndReload = async () => {
    const refusals = await services.sendEverything().catch((): SendRefusals => new Map());
    await reload();
    return refusals;
  };
  const importFiles = (sources: readonly ImportSource[]) => {
    setMaking(false);
    imports.add(sources);
  };
  useLaunchedFiles(importFiles);
  if (imports.sources.length > 0)
    return (
      <DropArea onDrop={importFiles}>
        <DialogBoundary title={dashboardWords.importTitle} onClose={imports.close}>
          <LazyImportScreen
            services={services}
            sources={imports.sources}
            plan={server}
            onClose={imports.close}
            staysOnBack={imports.staysOnBack}
            setKept={imports.setKept}
            onAdded={sendAndReload}
          />
        </DialogBoundary>
      </DropArea>
    );
  return (
    <DropArea onDrop={importFiles}>
      <Page title={dashboardWords.title} actions={<Head hasPlays={plays.length > 0} {...{ arrangement, startNew }} />}>
        {/* Always there and without a height, so that nothing moves when the line comes. */}
        <div className="dashboard-due">
          <DueLine />
        </div>
        <PaymentNotice />
        <StageOffer />
        {actions.problem && !isMaking && <ErrorNotice problem={actions.problem} onClose={actions.dismissProblem} />}
        <Plays {...{ state, plays, actions, startNew, reload, now }} arrangement={shownArrangement} />
        {/* Above the list's end, it would move as soon as the plays are there. */}
        {state.kind !== "loading" && (
          <footer className="dashboard-foot">
            {server && <PlanUsage count={server.count} limit={server.limit} />}
            <Link to="?list=bin">{dashboardWords.bin}</Link>
          </footer>
        )}
        {isMaking && (
          <DialogBoundary title={dashboardWords.newPlayTitle} onClose={stopMaking}>
            <NewPlayDialog
              isForFiles={query.has("import")}
              isPlanFull={server !== undefined && isOverLimit(server)}
              limit={server?.limit ?? null}
              actions={actions}
              onFiles={importFiles}
              onClose={stopMaking}
            />
          </DialogBoundary>
        )}
      </Page>
    </DropArea>
  );
}

interface HeadProps {
  readonly hasPlays: boolean;
  readonly arrangement: ReturnType<typeof useArrangement>;
  readonly startNew: () => void;
}

const Head = ({ hasPlays, arrangement, startNew }: HeadProps): ReactNode =>
  hasPlays && (
    <>
      <PlayListControls {...arrangement} />
      <Button variant="primary" onClick={startNew}>
        {dashboardWords.newPlay}
      </Button>
    </>
  );

interface PlaysProps extends Omit<HeadProps, "hasPlays"> {
  readonly state: PlayListState;
  readonly plays: readonly ListedPlay[];
  readonly actions: ReturnType<typeof usePlayActions>;
  readonly reload: () => Promise<void>;
  readonly now: Date;
}

/** Not rendered again while somebody types into the search or a dialog opens. */
const Plays = memo(({ state, plays, actions, arrangement, startNew, reload, now }: PlaysProps): ReactNode => {
  const allTags = useMemo(() => tagsOf(plays), [plays]);
  if (state.kind === "loading") return <SkeletonPlayList />;
  const tags = arrangement.tags.filter((tag) => allTags.includes(tag));
  const found = arrange(plays, { ...arrangement, tags });
  return (
    <>
      {state.kind === "failed" && (
        <LoadFailure errorText={state.errorText} hasPlays={plays.length > 0} onRetry={reload} />
      )}
      {plays.length === 0 && state.kind === "ready" && <EmptyPlayList onOther={startNew} />}
      <TagFilter {...{ allTags, tags }} setTags={arrangement.setTags} />
      {plays.length > 0 && found.length === 0 && <NoMatch {...arrangement} />}
      {found.length > 0 && arrangement.view === "grid" && (
        <PlayGrid
          {...{ actions, allTags, now }}
          plays={found}
          last={lastWritten(plays)?.card.playId}
          onNew={startNew}
        />
      )}
      {found.length > 0 && arrangement.view === "list" && (
        <PlayList {...{ actions, allTags }} plays={found} now={now} />
      )}
    </>
  );
});

function NoMatch({ text, setText, setTags }: ReturnType<typeof useArrangement>) {
  const showAll = () => {
    setText("");
    setTags([]);
  };
  return (
    <div className="dashboard-quiet">
      <p role="status">{text.trim() === "" ? dashboardWords.noTagMatch : dashboardWords.noMatch({ text })}</p>
      <Button onClick={showAll}>{dashboardWords.clearSearch}</Button>
    </div>
  );
}

/** Explains the empty list and offers the next step. */
const EmptyPlayList = ({ onOther }: { readonly onOther: () => void }) => (
  <section className="dashboard-empty">
    <h2>{dashboardWords.emptyTitle}</h2>
    <p>{dashboardWords.emptyText}</p>
    <ButtonLink to="/editor/new" variant="primary">
      {dashboardWords.emptyStart}
    </ButtonLink>
    <Button variant="bare" onClick={onOther}>
      {dashboardWords.emptyOther}
    </Button>
  </section>
);

interface TagFilterProps {
  readonly allTags: readonly string[];
  /** The chosen ones. */
  readonly tags: readonly string[];
  readonly setTags: (tags: readonly string[]) => void;
}

/** Chooses tags that the plays shown must have. Renders nothing if no play has a tag. */
function TagFilter({ allTags, tags, setTags }: TagFilterProps) {
  if (allTags.length === 0) return null;
  return (
    <fieldset className="dashboard-tag-filter">
      <legend className="only-spoken">{dashboardWords.filterByTag}</legend>
      <TagButtons allTags={allTags} tags={tags} setTags={setTags} />
    </fieldset>
  );
}
