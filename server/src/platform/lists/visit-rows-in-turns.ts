import { setImmediate as turn } from 'node:timers/promises';

const rowsPerTurn = 500;

export const visitRowsWithoutBlocking = async <Row>(
  rows: Iterable<Row>,
  look: (row: Row, at: number) => void,
): Promise<void> => {
  let at = 0;
  for (const row of rows) {
    if (at > 0 && at % rowsPerTurn === 0) await turn();
    look(row, at);
    at += 1;
  }
};
