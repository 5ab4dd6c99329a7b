import sql, { empty, join, raw, type Sql } from 'sql-template-tag';
import type { Transaction } from '../db/database';
import { withoutHidden } from './search.rule';

/** What is said where another record has the same value, whatever its case and blanks. */
export interface UniqueField {
  sentence: string;
  /** What is said where a record that stands comes to it. */
  onChange?: string;
  /** It is unique only together with these. */
  with?: readonly string[];
  /** Of those that leave all of it empty there is only one. */
  countsEmpty?: true;
  /** A unique index over its small letters finds the other, for what has no blanks in a table that may be long. */
  indexed?: true;
  /** The records that have theirs; those for which it does not hold have given it up. */
  among?: Sql;
}

interface Table {
  table: string;
  columns: Readonly<Record<string, string>>;
  unique?: Readonly<Record<string, string | UniqueField>>;
}

type Fields = Readonly<Record<string, unknown>>;

/** A name without what nobody tells apart: case, blanks and hidden letters, in every script. */
export const folded = (value: unknown): string =>
  withoutHidden(String(value ?? ''))
    .normalize('NFC')
    .trim()
    .replace(/\s+/g, ' ')
    .toLowerCase();

const sameLetters = (column: Sql, value: unknown): Sql =>
  sql`and lower(${column}) = any (array[lower(${String(value)}), ${folded(value)}])`;

const ruleOf = (rule: string | UniqueField): UniqueField =>
  typeof rule === 'string' ? { sentence: rule } : rule;

/**
 * A sentence for each field whose value another record has; looked at where it was `sent`. Of two who
 * write at once the second waits, so that it sees the first one's name.
 */
export const takenFields = async (
  tx: Transaction,
  { table, columns, unique = {} }: Table,
  fields: Fields,
  sent: readonly string[],
  id: number,
): Promise<Record<string, string>> => {
  const rules = Object.entries(unique)
    .map(([name, rule]) => ({ ...ruleOf(rule), name }))
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
    const own = names.map((each) => folded(fields[each]));
    if (!countsEmpty && own.every((value) => value === '')) continue;
    const others = await tx.many<Fields>(sql`
      select ${join(shown)} from ${raw(table)}
      where id <> ${id} and ${among} ${indexed ? sameLetters(columnOf(name), fields[name]) : empty}`);
    if (others.some((other) => names.every((each, at) => folded(other[each]) === own[at])))
      taken[name] = (id > 0 ? onChange : undefined) ?? sentence;
  }
  return taken;
};
