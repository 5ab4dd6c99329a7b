import { Fragment } from 'react';
import type { Column } from './column';
import { SecondLine } from './second-line';

interface Props<Row> {
  row: Row;
  guests: readonly Column<Row>[];
}

export const FoldedCellsLine = <Row,>({ row, guests }: Props<Row>) => {
  const parts = guests.flatMap(({ id, apart, cell }) => {
    const words = (apart ?? cell)(row);
    return words === undefined || words === '' ? [] : [{ id, words }];
  });
  if (parts.length === 0) return null;
  const texts = parts.map(({ words }) => words).filter((words) => typeof words === 'string');
  return (
    <SecondLine title={texts.join(' · ')} dir="auto">
      {parts.map(({ id, words }, at) => (
        <Fragment key={id}>
          {at === 0 ? null : <span> · </span>}
          <bdi>{words}</bdi>
        </Fragment>
      ))}
    </SecondLine>
  );
};
