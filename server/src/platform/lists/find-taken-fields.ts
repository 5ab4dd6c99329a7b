import sql, { empty, join, raw, type Sql } from 'sql-template-tag';
import type { Transaction } from '../db/database';
import { removeHiddenCharacters } from './search.rule';

export interface UniqueField {
  sentence: string;
  onChange?: string;
  /** Names of the fields with which this field must be unique together. */
  with?: readonly string[];
  /** True if empty values count too, so that only one record may leave all these fields empty. */
  countsEmpty?: true;
  /** True for large tables, which have a unique index on lower-case values without blanks. */
  indexed?: true;
  /** Predicate for the records among which the field must be unique. */
  among?: Sql;
}

interface UniqueTable {
  table: string;
  columns: Readonly<Record<string, string>>;
  unique?: Readonly<Record<string, string | UniqueField>>;
}

type StoredFields = Readonly<Record<string, unknown>>;

/**
 * Folds a name, so that names that look the same are equal: in every script, without case, whitespace and
 * hidden characters.
 */
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
