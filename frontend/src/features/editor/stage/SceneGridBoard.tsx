import { useMemo, useState } from "react";
import { readFront } from "#domain/play/document/front.ts";
import {
  type GridCell,
  type GridColumn,
  type GridRow,
  gridCsv,
  type SceneGrid,
  sceneGrid,
} from "#domain/play/stage/sceneGrid.ts";
import { actionWords } from "#frontend/messages/editor.yaml";
import { menuLabels } from "#frontend/messages/menuLabels.yaml";
import { stageWords } from "#frontend/messages/stage.yaml";
import type { Editor } from "#frontend/modules/editor/editor.ts";
import { goTo } from "#frontend/modules/editor/goTo.ts";
import { type Staged, stageOf } from "#frontend/modules/editor/stage/stageSession.ts";
import { download } from "#frontend/modules/exporting/download.ts";
import { Button } from "#frontend/ui/Button.tsx";
import { ScrollArea } from "#frontend/ui/ScrollArea.tsx";
import { Board } from "../boards/Board.tsx";
import { sceneName } from "./sceneName.ts";
import { useStage } from "./useStage.ts";
import "./stage.css";

interface SceneGridBoardProps {
  readonly editor: Editor;
  readonly onClose: () => void;
}

/** A table of who is in which scene, and how much each has to say there. */
export function SceneGridBoard({ editor, onClose }: SceneGridBoardProps) {
  const [atStart] = useState(() => stageOf(editor).compute());
  const staged = useStage(editor) ?? atStart;
  const [byFrenchScene, setByFrenchScene] = useState(false);
  const grid = useMemo(() => staged && sceneGrid(staged.scenes, staged.reader, byFrenchScene), [staged, byFrenchScene]);
  return (
    <Board
      title={actionWords.sceneGrid}
      help="stage"
      onClose={onClose}
      tools={
        grid.rows.length > 0 && (
          <Button variant="primary" size="small" onClick={() => save(editor, staged, grid)}>
            {stageWords.downloadCsv}
          </Button>
        )
      }
    >
      <div className="scene-grid" data-sentry-block>
        <div className="scene-grid-head">
          <p>{grid.rows.some(hasPerhaps) ? `${stageWords.gridHint} ${stageWords.gridPerhaps}` : stageWords.gridHint}</p>
          <label>
            <input
              type="checkbox"
              checked={byFrenchScene}
              onChange={({ target }) => setByFrenchScene(target.checked)}
            />
            {stageWords.byFrenchScene}
          </label>
        </div>
        {grid.rows.length === 0 ? <p>{stageWords.gridEmpty}</p> : <GridTable {...{ editor, staged, grid }} />}
      </div>
    </Board>
  );
}

const hasPerhaps = ({ cells }: GridRow): boolean => cells.some((cell) => cell?.isPerhaps);

const sceneOf = ({ scenes }: Staged, { scene }: GridColumn): string => sceneName(scenes[scene]?.headings ?? []);

const columnName = (staged: Staged, column: GridColumn): string => {
  const name = sceneOf(staged, column);
  return column.frenchScene === undefined ? name : `${name} (${column.frenchScene})`;
};

function save(editor: Editor, staged: Staged, grid: SceneGrid): void {
  const csv = gridCsv(grid, {
    ...stageWords,
    silent: stageWords.silent,
    perhaps: stageWords.perhapsCell,
    column: (column) => columnName(staged, column),
  });
  const title = readFront(editor.doc).title.trim() || menuLabels.untitled;
  download(
    new Blob([csv], { type: "text/csv" }),
    `${stageWords.fileName({ title }).replaceAll(/[\\/:*?"<>|]/g, " ")}.csv`,
  );
}

interface GridTableProps extends Pick<SceneGridBoardProps, "editor"> {
  readonly staged: Staged;
  readonly grid: SceneGrid;
}

function GridTable({ editor, staged, grid: { columns, rows } }: GridTableProps) {
  return (
    <ScrollArea className="scene-grid-table" label={stageWords.gridCaption}>
      <table>
        <caption className="only-spoken">{stageWords.gridCaption}</caption>
        <thead>
          <tr>
            <th scope="col">{stageWords.character}</th>
            {columns.map((column) => (
              <th key={`${column.from} ${column.frenchScene ?? ""}`} scope="col">
                <button
                  type="button"
                  title={stageWords.goTo({ text: columnName(staged, column) })}
                  dir="auto"
                  onClick={() => goTo(editor, column.from)}
                >
                  <span>{sceneOf(staged, column)}</span>
                  {column.frenchScene !== undefined && <span>{` (${column.frenchScene})`}</span>}
                </button>
              </th>
            ))}
            <th scope="col">{stageWords.lines}</th>
            <th scope="col">{stageWords.words}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row key={row.name} row={row} />
          ))}
        </tbody>
      </table>
    </ScrollArea>
  );
}

const Row = ({ row: { name, isGroup, cells, lines, words: spoken } }: { readonly row: GridRow }) => (
  <tr>
    <th scope="row" title={name} dir="auto">
      {isGroup ? stageWords.groupName({ name }) : name}
    </th>
    {cells.map((cell, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its column's.
      <Cell key={at} cell={cell} />
    ))}
    <td>{lines}</td>
    <td>{spoken}</td>
  </tr>
);

/** In the cell of somebody who is only perhaps on stage. */
const perhapsSign = "?";

function Cell({ cell }: { readonly cell: GridCell | undefined }) {
  if (!cell) return <td />;
  if (cell.lines > 0) return <td className="is-on-stage">{cell.lines}</td>;
  return (
    <td className="is-on-stage">
      <span aria-hidden="true">{cell.isPerhaps ? perhapsSign : stageWords.silentSign}</span>
      <span className="only-spoken">{cell.isPerhaps ? stageWords.perhapsCell : stageWords.silentWhy}</span>
    </td>
  );
}
