import { Box } from '@chakra-ui/react';
import { useDeferredValue, useRef } from 'react';
import { Card } from '../layout/card';
import { pageRoom } from '../layout/page-room';
import { ErrorState } from '../state/error-state';
import { BodyRows } from './body-rows';
import { StyledTable } from './styled-cells';
import { ColumnWidths, computeSpareColumnWidth } from './column-widths';
import { HeadRow } from './head-row';
import { LoadingVeil } from './loading-veil';
import { NarrowTableHead } from './narrow-table-head';
import { RowCards } from './row-cards';
import { SkeletonCards, SkeletonRows } from './skeleton-rows';
import { TableFoot } from './table-foot';
import type { DataTableProps } from './table-props';
import { useNarrowTable } from './use-narrow-table';
import { usePlacedColumns } from './use-placed-columns';
import { useRowKeys } from './use-row-keys';
import { useToggleRow } from './use-toggle-row';

const checkboxColumnWidth = 44;
const actionColumnWidths = { named: 68, unnamed: 48 };

export const DataTable = <Row,>(props: DataTableProps<Row>) => {
  const { label, columns, rows, total, rowId, page, limit, selection, error, empty } = props;
  const narrow = useNarrowTable(props.editor !== undefined);
  const onToggle = useToggleRow(selection, (rows ?? []).map(rowId));
  const shown = error ? [] : (rows ?? []);
  // The first rows are rendered deferred, so that the page stays responsive.
  const hasRows = useDeferredValue(rows !== undefined);
  const waiting = !(rows && hasRows) && !error;
  const body = { ...props, rows: shown, onToggle };
  const { actionsHeader } = props;
  const box = selection ? checkboxColumnWidth : 0;
  const actions = props.rowActions ? actionColumnWidths[actionsHeader ? 'named' : 'unnamed'] : 0;
  const { placed, watch } = usePlacedColumns(columns, box + actions);
  const columnCount = placed.length + (box ? 1 : 0) + (actions ? 1 : 0);
  const region = useRef<HTMLElement>(null);
  useRowKeys(region, { ...body, waiting });
  return (
    <Card
      ref={region}
      as="section"
      aria-label={label}
      aria-busy={waiting || props.loading}
      overflow="hidden"
      _print={{ overflow: 'visible' }}
    >
      <LoadingVeil loading={waiting || (props.loading ?? false)} dim={shown.length > 0 && !waiting}>
        {narrow ? (
          <>
            {selection && shown.length > 0 ? <NarrowTableHead selection={selection} /> : null}
            {waiting ? <SkeletonCards /> : <RowCards {...body} />}
          </>
        ) : (
          <Box
            ref={watch}
            role="region"
            aria-label={`${label}, table`}
            tabIndex={0}
            overflow="auto"
            containerType="inline-size"
            // Prevents the sticky head from covering a focused row.
            scrollPaddingBlockStart="37px"
            scrollPaddingInlineEnd={`${actions + 16}px`}
            maxHeight={
              props.bodyHeight
                ? `${String(props.bodyHeight)}px`
                : `max(350px, calc(${pageRoom(164)} - 136px))`
            }
            // Prints every row, since paper does not scroll.
            _print={{ overflow: 'visible', maxHeight: 'none' }}
            _focusVisible={{ outlineOffset: '-2px', borderTopRadius: 'lg' }}
          >
            <StyledTable
              aria-label={label}
              data-compact={props.isCompact || undefined}
              style={computeSpareColumnWidth(placed, box + actions)}
            >
              <ColumnWidths placed={placed} box={box} actions={actions} />
              <thead>
                <HeadRow
                  placed={placed}
                  sort={props.sort ?? null}
                  onSort={props.onSort}
                  selection={selection}
                  onWidth={props.onColumnWidth}
                  actions={props.rowActions && (actionsHeader ?? '')}
                />
              </thead>
              <tbody>
                {waiting ? (
                  <SkeletonRows columns={columnCount} />
                ) : (
                  <BodyRows {...body} placed={placed} span={columnCount} start={box} />
                )}
              </tbody>
            </StyledTable>
          </Box>
        )}
        {error ? <ErrorState {...error} onRetry={props.onRetry} /> : null}
        {rows?.length === 0 && !error && !props.editor ? empty : null}
      </LoadingVeil>
      {error || waiting ? null : (
        <TableFoot
          label={label}
          page={page}
          limit={limit}
          total={total}
          onPage={props.onPage}
          onLimit={props.onLimit}
          tools={narrow ? null : props.tools}
        />
      )}
    </Card>
  );
};
