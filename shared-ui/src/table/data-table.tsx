import { Box } from '@chakra-ui/react';
import { useDeferredValue } from 'react';
import { Card } from '../layout/card';
import { ErrorState } from '../state/error-state';
import { BodyRows } from './body-rows';
import { TableFace } from './cell-faces';
import { HeadRow } from './head-row';
import { LoadingVeil } from './loading-veil';
import { NarrowHead } from './narrow-head';
import { RowCards } from './row-cards';
import { SkeletonCards, SkeletonRows } from './skeleton-rows';
import { TableFoot } from './table-foot';
import type { DataTableProps } from './table-props';
import { useNarrow } from './use-narrow';
import { useToggleRow } from './use-toggle-row';

/** A paged list in its frame: table on a wide screen, cards on a narrow one. */
export const DataTable = <Row,>(props: DataTableProps<Row>) => {
  const { label, columns, rows, total, rowId, page, limit, selection, error, empty } = props;
  const narrow = useNarrow();
  const onToggle = useToggleRow(selection, (rows ?? []).map(rowId));
  const shown = error ? [] : (rows ?? []);
  // The first rows are drawn in slices, so that a key or a press is answered meanwhile.
  const hasRows = useDeferredValue(rows !== undefined);
  const waiting = !(rows && hasRows) && !error;
  const body = { ...props, rows: shown, onToggle };
  const columnCount = columns.length + (selection ? 1 : 0) + (props.rowActions ? 1 : 0);
  return (
    <Card as="section" aria-label={label} aria-busy={waiting || props.loading} overflow="hidden">
      <LoadingVeil loading={waiting || (props.loading ?? false)} dim={shown.length > 0 && !waiting}>
        {narrow ? (
          <>
            {selection && shown.length > 0 ? <NarrowHead selection={selection} /> : null}
            {waiting ? <SkeletonCards /> : <RowCards {...body} />}
          </>
        ) : (
          <Box
            role="region"
            aria-label={`${label}, table`}
            tabIndex={0}
            overflow="auto"
            maxHeight={
              props.bodyHeight
                ? `${String(props.bodyHeight)}px`
                : 'max(350px, calc(100dvh - 300px))'
            }
            _focusVisible={{ outlineOffset: '-2px', borderTopRadius: 'lg' }}
          >
            <TableFace aria-label={label}>
              <thead>
                <HeadRow
                  columns={columns}
                  sort={props.sort ?? null}
                  onSort={props.onSort}
                  selection={selection}
                  hasActions={props.rowActions !== undefined}
                />
              </thead>
              <tbody>
                {waiting ? <SkeletonRows columns={columnCount} /> : <BodyRows {...body} />}
              </tbody>
            </TableFace>
          </Box>
        )}
        {error ? <ErrorState {...error} onRetry={props.onRetry} /> : null}
        {rows?.length === 0 && !error ? empty : null}
      </LoadingVeil>
      {error || waiting ? null : (
        <TableFoot
          label={label}
          page={page}
          limit={limit}
          total={total}
          onPage={props.onPage}
          onLimit={props.onLimit}
        />
      )}
    </Card>
  );
};
