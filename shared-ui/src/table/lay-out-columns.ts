import type { Column } from './column';

export interface PlacedColumn<Row> {
  column: Column<Row>;
  /** Columns whose content is shown in this column's second line. */
  guests: readonly Column<Row>[];
}

const getFoldingTurn = <Row>({ stepsBack }: Column<Row>): number => stepsBack?.turn ?? Infinity;

export const computeMinTableWidth = <Row>(columns: readonly Column<Row>[], turn: number): number =>
  columns.reduce((sum, column) => sum + (getFoldingTurn(column) > turn ? column.least : 0), 0);

/**
 * Returns the highest `turn` whose columns must move into second lines so that the table fits into `room`
 * pixels; 0 for none.
 */
export const findFoldingTurn = <Row>(columns: readonly Column<Row>[], room: number): number => {
  const turns = columns.map(getFoldingTurn).filter(Number.isFinite);
  const inOrder = [0, ...turns.sort((one, other) => one - other)];
  return inOrder.find((turn) => computeMinTableWidth(columns, turn) <= room) ?? inOrder.at(-1) ?? 0;
};

export const layOutColumns = <Row>(
  columns: readonly Column<Row>[],
  turn: number,
): PlacedColumn<Row>[] =>
  columns
    .filter((column) => getFoldingTurn(column) > turn)
    .map((column) => ({
      column,
      guests: columns.filter(
        (other) => getFoldingTurn(other) <= turn && other.stepsBack?.under === column.id,
      ),
    }));
