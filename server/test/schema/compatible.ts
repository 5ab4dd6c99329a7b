/** One line of a schema, in its parts. */
interface Column {
  table: string;
  /** Its name and type. */
  is: string;
  /** What a write that does not know it, or knows it as it was, may do. */
  when: string;
}

const columnIn = (line: string): Column | undefined => {
  const [, table = '', is = '', when = ''] = /^column (\S+?)\.(.+) (\w+)$/.exec(line) ?? [];
  return table ? { table, is, when } : undefined;
};

const tableOf = (line: string): string => /^(?:column|rule) ([^\s.]+)/.exec(line)?.[1] ?? '';

/** From what a column was to what it may become while the server of before goes on writing. */
const mayBecome: Record<string, readonly string[]> = {
  required: ['required', 'default', 'nullable'],
  default: ['default'],
  nullable: ['nullable'],
};

/** Begins a line of the record that the released server does not use any more. */
const leaving = '- ';

/**
 * What keeps the released server from going on with a newer schema; nothing when the newer one only adds.
 * A line of the record that begins with `- ` may go.
 */
export const problemsOf = (record: readonly string[], now: readonly string[]): string[] => {
  const released = record.filter((line) => !line.startsWith(leaving));
  const tables = new Set(record.map((line) => tableOf(line.replace(leaving, ''))));
  const columns = new Map(
    now.flatMap((line) => {
      const column = columnIn(line);
      return column ? [[`${column.table}.${column.is}`, column.when] as const] : [];
    }),
  );
  const gone = released.flatMap((line) => {
    const column = columnIn(line);
    if (!column)
      return line.startsWith('function') && !now.includes(line) ? [`${line} is gone`] : [];
    const when = columns.get(`${column.table}.${column.is}`);
    if (when === undefined) return [`${line} is gone, or has another type`];
    return mayBecome[column.when]?.includes(when) ? [] : [`${line} has become ${when}`];
  });
  const known = new Set(record.map((line) => line.replace(leaving, '')));
  const knownColumns = new Set(
    [...known].flatMap((line) => {
      const column = columnIn(line);
      return column ? [`${column.table}.${column.is}`] : [];
    }),
  );
  const stricter = now.flatMap((line) => {
    // A function that the released server does not call is nothing to it.
    if (known.has(line) || line.startsWith('function') || !tables.has(tableOf(line))) return [];
    // A rule that holds for some rows of those that it held for before.
    if (known.has(line.replace(/ WHERE .*$/, ''))) return [];
    const column = columnIn(line);
    if (!column) return [`${line} is new, and may refuse what the released server writes`];
    const isNew = !knownColumns.has(`${column.table}.${column.is}`);
    return isNew && column.when === 'required'
      ? [`${line} is new, and the released server does not write it`]
      : [];
  });
  return [...gone, ...stricter];
};
