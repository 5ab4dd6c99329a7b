/** Statements that block writes to a table until all rows are processed. */
const holders: readonly RegExp[] = [
  /create (?:unique )?index (?!concurrently)(?:if not exists )?(?:\w+ )?on (\w+)/g,
  /alter table (?:only )?(\w+)[^;]*?\balter (?:column )?\w+ (?:set data )?type\b/g,
  /alter table (?:only )?(\w+)[^;]*?\bset not null\b/g,
  /alter table (?:only )?(\w+)(?![^;]*\bnot valid\b)[^;]*?\badd (?:constraint \w+ )?(?:check|foreign key|unique|primary key|exclude)\b/g,
  /alter table (?:only )?(\w+)[^;]*?\badd [^;]*?\bgenerated always as \([^;]*\bstored\b/g,
  /(?:^|;)\s*update (\w+)/g,
  /\btruncate (?:table )?(\w+)/g,
  /\block table (\w+)/g,
];

/**
 * Returns tables that a migration blocks without a line `-- holds <table>: <why that is short>`; new tables
 * are exempt.
 */
export const findUndocumentedHolds = (migration: string): string[] => {
  const text = migration.toLowerCase();
  const documented = new Set([...text.matchAll(/^-- holds (\w+): \S/gm)].map(([, table]) => table));
  const statements = text
    .replace(/--[^\n]*/g, '')
    .replace(/\$(\w*)\$[^]*?\$\1\$/g, '')
    .replace(/\s+/g, ' ');
  const made = new Set(
    [
      ...statements.matchAll(
        /create (?:temp(?:orary)? |unlogged )?table (?:if not exists )?(\w+)/g,
      ),
    ].map(([, table]) => table),
  );
  const held = holders.flatMap((holder) =>
    [...statements.matchAll(holder)].map(([, table = '']) => table),
  );
  return [...new Set(held)].filter((table) => !made.has(table) && !documented.has(table)).sort();
};
