import type { ExportColumns } from 'server/contract/platform/files/file-ticket';

export interface ArrangeableColumn {
  id: string;
  header: string;
  exportedAs?: readonly string[];
  least: number;
  share?: number;
  stepsBack?: { turn: number; under: string };
  narrow?: string;
}

export interface ColumnChoice {
  id: string;
  /** Chosen width in pixels; without it the column shares the remaining width. */
  width?: number | undefined;
  isHidden?: boolean;
}

/** A user's choices for the columns of a list; columns without a choice come last, as declared. */
export interface ColumnArrangement {
  columns: readonly ColumnChoice[];
  isCompact: boolean;
}

export const columnWidthLimits = { min: 60, max: 800 };
const maxColumns = 60;
const names = { columns: 'columns', density: 'density' } as const;

export const limitColumnWidth = (width: number): number =>
  Math.round(Math.min(columnWidthLimits.max, Math.max(columnWidthLimits.min, width)));

/** Parses the choice for a column in an address: `name*240` has a width, `-status` is hidden. */
const readChoice = (text: string): ColumnChoice[] => {
  const [, hidden, id, width] = /^(-?)(\w{1,40})(?:\*(\d{1,4}))?$/.exec(text) ?? [];
  if (id === undefined) return [];
  return [
    {
      id,
      ...(width !== undefined && { width: limitColumnWidth(Number(width)) }),
      ...(hidden && { isHidden: true }),
    },
  ];
};

const writeChoice = ({ id, width, isHidden }: ColumnChoice): string =>
  `${isHidden ? '-' : ''}${id}${width === undefined ? '' : `*${width}`}`;

/** Reads choices for columns from an address; undefined if the address contains none. */
export const readArrangement = (search: string): ColumnArrangement | undefined => {
  const query = new URLSearchParams(search);
  const columns = query.get(names.columns);
  const isCompact = query.get(names.density) === 'compact';
  if (columns === null && !isCompact) return undefined;
  const choices = (columns ?? '').split('.', maxColumns).flatMap(readChoice);
  return { columns: choices, isCompact };
};

export const writeArrangement = (
  search: string,
  arrangement: ColumnArrangement | undefined,
): string => {
  const query = new URLSearchParams(search);
  for (const name of Object.values(names)) query.delete(name);
  if (arrangement?.columns.length)
    query.set(names.columns, arrangement.columns.map(writeChoice).join('.'));
  if (arrangement?.isCompact) query.set(names.density, 'compact');
  return query.toString();
};

/** True for the column with the name of a row, which cannot be hidden, since it links to the record. */
export const isLockedColumn = ({ narrow }: ArrangeableColumn): boolean => narrow === 'title';

/** Returns each column with the user's choice for it, in the chosen order. */
export const pairColumnsWithChoices = <Column extends ArrangeableColumn>(
  columns: readonly Column[],
  arrangement: ColumnArrangement | undefined,
): { column: Column; choice: ColumnChoice }[] => {
  const choices = new Map(arrangement?.columns.map((choice) => [choice.id, choice]));
  const chosen = [...choices.values()].flatMap((choice) => {
    const column = columns.find(({ id }) => id === choice.id);
    return column ? [{ column, choice }] : [];
  });
  const others = columns.filter(({ id }) => !chosen.some(({ column }) => column.id === id));
  return [...chosen, ...others.map((column) => ({ column, choice: { id: column.id } }))];
};

/**
 * Applies a user's choices to columns: omits hidden columns; a column that would move into the second line of
 * a hidden column stays.
 */
export const arrangeColumns = <Column extends ArrangeableColumn>(
  columns: readonly Column[],
  arrangement: ColumnArrangement | undefined,
): readonly Column[] => {
  if (!arrangement?.columns.length) return columns;
  const shown = pairColumnsWithChoices(columns, arrangement).filter(
    ({ column, choice }) => !choice.isHidden || isLockedColumn(column),
  );
  const hasColumn = (id: string) => shown.some(({ column }) => column.id === id);
  return shown.map(({ column: { stepsBack, ...column }, choice: { width } }) => ({
    ...column,
    ...(stepsBack && hasColumn(stepsBack.under) && { stepsBack }),
    ...(width !== undefined && { least: width, share: 0 }),
  })) as readonly unknown[] as readonly Column[];
};

/** Returns the headings for an export with the chosen columns; undefined for columns as declared. */
export const toExportColumns = (
  columns: readonly ArrangeableColumn[],
  arrangement: ColumnArrangement | undefined,
): ExportColumns | undefined => {
  if (!arrangement?.columns.length) return undefined;
  const getHeadings = (of: readonly ArrangeableColumn[]): string[] =>
    of.flatMap(({ header, exportedAs = [header] }) => exportedAs);
  const shown = arrangeColumns(columns, arrangement);
  const hidden = columns.filter(({ id }) => !shown.some((column) => column.id === id));
  return { shown: getHeadings(shown), hidden: getHeadings(hidden) };
};
