import sql, { empty, join, raw, type Sql } from 'sql-template-tag';
import type { Transaction } from '../db/database';
import { removeHiddenCharacters } from './search.rule';

export interface UniqueField {
  sentence: string;
  onChange?: string;
  /** Fields that are unique only together with this one. */
  with?: readonly string[];
  /** Counts empty values too, so only one record may leave all fields empty. */
  countsEmpty?: true;
  /** Uses a unique index on lower-case values without blanks, for large tables. */
  indexed?: true;
  /** Limits the comparison to these records. */
  among?: Sql;
}

interface UniqueTable {
  table: string;
  columns: Readonly<Record<string, string>>;
  unique?: Readonly<Record<string, string | UniqueField>>;
}

type StoredFields = Readonly<Record<string, unknown>>;

/** Normalizes names that look the same: case, whitespace and hidden characters, in every script. */
export const foldText = (value: unknown): string =>
  removeHiddenCharacters(String(value ?? ''))
    .normalize('NFC')
    .trim()
    .replace(/\s+/g, ' ')
    .toLowerCase();

const matchIgnoringCase = (column: Sql, value: unknown): Sql =>
  sql`and lower(${column}) = any (array[lower(${String(value)}), ${foldText(value)}])`;

const toUniqueField = (rule: string | UniqueField): UniqueField =>
  typeof rule === 'string' ? { sentence: rule } : rule;

/** Locks the table, so that concurrent writes see each other's values. */
export const findTakenFields = async (
  tx: Transaction,
  { table, columns, unique = {} }: UniqueTable,
  fields: StoredFields,
  sent: readonly string[],
  id: number,
): Promise<Record<string, string>> => {
  const rules = Object.entries(unique)
    .map(([name, rule]) => ({ ...toUniqueField(rule), name }))
    .map((rule) => ({ ...rule, names: [rule.name, ...(rule.with ?? [])] }))
    .filter(
      ({ names, countsEmpty }) =>
        names.some((name) => sent.includes(name)) || (countsEmpty && id === 0),
    );
  const taken: Record<string, string> = {};
  if (rules.length > 0) await tx.run(sql`lock table ${raw(table)} in share row exclusive mode`);
  for (const {
    name,
    names,
    sentence,
    onChange,
    countsEmpty,
    indexed,
    among = sql`true`,
  } of rules) {
    const columnOf = (each: string) => raw(`"${columns[each] ?? each}"`);
    const shown = names.map((each) => sql`${columnOf(each)} as ${raw(`"${each}"`)}`);
    const own = names.map((each) => foldText(fields[each]));
    if (!countsEmpty && own.every((value) => value === '')) continue;
    const others = await tx.many<StoredFields>(sql`
      select ${join(shown)} from ${raw(table)}
      where id <> ${id} and ${among} ${indexed ? matchIgnoringCase(columnOf(name), fields[name]) : empty}`);
    if (others.some((other) => names.every((each, at) => foldText(other[each]) === own[at])))
      taken[name] = (id > 0 ? onChange : undefined) ?? sentence;
  }
  return taken;
};
