interface Column {
  table: string;
  is: string;
  /** Effect on writes by servers that do not know the column: required, default or nullable. */
  when: string;
}

const columnIn = (line: string): Column | undefined => {
  const [, table = '', is = '', when = ''] = /^column (\S+?)\.(.+) (\w+)$/.exec(line) ?? [];
  return table ? { table, is, when } : undefined;
};

const tableOf = (line: string): string => /^(?:column|rule) ([^\s.]+)/.exec(line)?.[1] ?? '';

/** Changes of a column that allow the released server to continue to write. */
const mayBecome: Record<string, readonly string[]> = {
  required: ['required', 'default', 'nullable'],
  default: ['default'],
  nullable: ['nullable'],
};

/** Prefix of recorded lines that the released server no longer uses. */
const leaving = '- ';

/**
 * Returns what breaks the released server; added columns are no problem, and recorded lines with the prefix
 * `- ` may be removed.
 */
export const findBreakingChanges = (
  record: readonly string[],
  now: readonly string[],
): string[] => {
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
    // The released server does not call functions that are unknown to it.
    if (known.has(line) || line.startsWith('function') || !tables.has(tableOf(line))) return [];
    // A partial rule is weaker than the same rule without its condition.
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
