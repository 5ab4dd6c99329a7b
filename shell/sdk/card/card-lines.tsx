import { lazy, Suspense } from 'react';
import { DelayedSpinner } from 'shared-ui';
import { FigureTable } from 'shared-ui/table';
import { Link, useNavigateTo } from '../react';
import { listFigureColumns, type CardColumn } from './column';

const BarChart = lazy(() =>
  import('shared-ui/charts').then(({ BarChart: chart }) => ({ default: chart })),
);

interface Props<Line> {
  title: string;
  columns: readonly CardColumn<Line>[];
  lines: readonly Line[];
}

export const CardTable = <Line,>({ title, columns, lines }: Props<Line>) => {
  const figures = listFigureColumns(columns, lines);
  return (
    <FigureTable
      label={title}
      columns={columns.map((column) => ({
        ...column,
        isFigure: column.isFigure ?? figures.includes(column),
      }))}
      lines={lines.map((line, place) => ({
        key: place,
        cells: columns.map(({ of, words = of, to }) => {
          const destination = to?.(line);
          return destination ? <Link {...destination}>{words(line)}</Link> : words(line);
        }),
      }))}
    />
  );
};

interface CardChartProps<Line> extends Props<Line> {
  /** Shows the bars of a line side by side instead of stacked. */
  isSideBySide?: boolean;
}

export const CardChart = <Line,>({
  title,
  columns,
  lines,
  isSideBySide = false,
}: CardChartProps<Line>) => {
  const go = useNavigateTo();
  const figures = listFigureColumns(columns, lines).filter(({ isCharted = true }) => isCharted);
  const [named] = columns;
  const listOf = (line: number, figure: number) => {
    const counted = lines[line];
    return counted && figures[figure]?.to?.(counted);
  };
  const follow = (line: number, figure: number) => {
    const destination = listOf(line, figure);
    if (destination) go(destination);
  };
  return (
    <Suspense fallback={<DelayedSpinner label={`Drawing ${title}`} height={280} />}>
      <BarChart
        label={title}
        isSideBySide={isSideBySide}
        keys={figures.map(({ name }) => name)}
        lines={lines.map((line) => ({
          name: String(named?.of(line)),
          figures: figures.map(({ of }) => Number(of(line))),
        }))}
        onPress={follow}
        leads={(line, figure) => listOf(line, figure) !== undefined}
      />
    </Suspense>
  );
};
