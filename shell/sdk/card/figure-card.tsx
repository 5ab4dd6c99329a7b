import type { ReactNode } from 'react';
import { useListExport, type Read } from 'shared-auth';
import {
  Box,
  Button,
  Card,
  EmptyState,
  ErrorState,
  Flex,
  Heading,
  Skeleton,
  Stack,
} from 'shared-ui';
import { CardFilters } from './card-filters';
import { CardChart, CardTable } from './card-lines';
import type { CardColumn } from './column';
import { toCsv, downloadCsv } from './csv';
import type { CardState } from './define-card';
import type { ShownCard } from './use-card';

interface Props<Own, Line> {
  title: string;
  shown: ShownCard<Own>;
  read: Pick<Read<{ data: Line[] }>, 'data' | 'error' | 'isRefreshing' | 'reload'>;
  columns: readonly CardColumn<Line>[];
  views?: Record<CardState['view'], string>;
  /** Text that is shown if an unfiltered card has no lines. */
  nothing?: string;
  chart?: (lines: readonly Line[]) => ReactNode;
  children?: ReactNode;
}

/** Heights of a card's views in pixels; longer content scrolls. */
const viewHeights = { table: 258, chart: 280 };

const stickyHeadStyle = { '& thead th': { position: 'sticky', top: '0', bg: 'panel' } } as const;

const bothViews = { table: 'table', chart: 'chart' };

const CardSkeleton = () => (
  <Stack gap="4" pt="3">
    {[88, 72, 80, 64, 76].map((width) => (
      <Skeleton key={width} width={`${String(width)}%`} />
    ))}
  </Stack>
);

export const FigureCard = <Own, Line>(props: Props<Own, Line>) => {
  const { title, shown, read, columns, views = bothViews, chart, children } = props;
  const { nothing = 'Figures appear here as soon as somebody has applied.' } = props;
  const { state, change, isNarrowed } = shown;
  const lines = read.data?.data;
  const other = state.view === 'table' ? 'chart' : 'table';
  const draw = () => {
    // After an error, cached lines are hidden, since they may belong to other filters.
    if (read.error)
      return (
        <ErrorState
          title={`${title} could not be loaded`}
          words={read.error.message}
          reference={read.error.requestId}
          onRetry={read.reload}
        />
      );
    if (!lines) return <CardSkeleton />;
    if (lines.length === 0)
      return isNarrowed ? (
        <EmptyState title="Nothing to show" words="Nobody is counted by these filters." />
      ) : (
        <EmptyState title="Nothing to show yet" words={nothing} />
      );
    if (state.view === 'table') return <CardTable {...{ title, columns, lines }} />;
    return chart ? chart(lines) : <CardChart {...{ title, columns, lines }} />;
  };
  return (
    <Card as="div" p="4" height="full">
      <Flex justify="space-between" align="center" wrap="wrap" gap="2" mb="3">
        <Heading level={2}>{title}</Heading>
        <Flex gap="1" ml="auto">
          <Button
            size="sm"
            variant="quiet"
            onClick={() => change({ view: other } as Partial<Own & CardState>)}
          >
            {`Show as ${views[other]}`}
          </Button>
          <Button
            size="sm"
            variant="quiet"
            {...useListExport().offer()}
            onClick={() => downloadCsv(title, toCsv(columns, lines ?? []))}
          >
            Export
          </Button>
        </Flex>
      </Flex>
      {shown.card.filters.length > 0 && <CardFilters title={title} shown={shown} />}
      {children}
      <Box
        height={`${String(viewHeights[state.view])}px`}
        overflow="auto"
        css={stickyHeadStyle}
        _print={{ height: 'auto', overflow: 'visible' }}
        tabIndex={0}
        role="group"
        aria-label={`Lines of ${title}`}
        aria-busy={read.isRefreshing}
        _loading={{ opacity: 0.5, transition: 'opacity 150ms 300ms' }}
      >
        {draw()}
      </Box>
    </Card>
  );
};
