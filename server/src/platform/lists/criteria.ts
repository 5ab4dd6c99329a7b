import sql, { join, type Sql } from 'sql-template-tag';
import type { NarrowedList, FilterPredicates } from './list';
import { matchesTerm, toSearchTerms } from './search.rule';

export const joinByAnd = (predicates: readonly Sql[]): Sql =>
  predicates.length === 1 && predicates[0]
    ? predicates[0]
    : join([...predicates], ' and ', '(', ')');

export const joinByOr = (predicates: readonly Sql[]): Sql =>
  join([...predicates], ' or ', '(', ')');

/** @throws AppError when two parts of the filter contradict each other. */
export const toCriteria = <Reader, Criteria extends object>(
  list: NarrowedList<Reader, Criteria>,
  filter: object,
  reader: Reader,
): Criteria => list.criteriaOf?.(filter as never, reader) ?? (filter as Criteria);

const toSearchCondition = <Reader>(
  { search }: NarrowedList<Reader>,
  text: string,
  reader: Reader,
): Sql | undefined => {
  const words = toSearchTerms(text);
  const texts = search ? [search(reader)].flat() : [];
  if (words.length === 0 || texts.length === 0) return undefined;
  const searchedTexts = texts.map((one) => sql`folded(' ' || ${one})`);
  return joinByAnd(
    words.map((word) => joinByOr(searchedTexts.map((one) => matchesTerm(one, word)))),
  );
};

export const toPredicates = <Reader, Criteria extends object>(
  list: NarrowedList<Reader, Criteria>,
  criteria: Criteria,
  reader: Reader,
): FilterPredicates<Criteria> => {
  const values = criteria as Record<string, unknown>;
  const found: Record<string, Sql> = {};
  // Filters are in the list's order, so that equal filters produce equal statements, which are prepared once.
  for (const [name, predicate] of Object.entries(list.filters))
    if (values[name] !== undefined) found[name] = predicate(values[name] as never, reader);
  const text = values.search as string | undefined;
  const search = text ? toSearchCondition(list, text, reader) : undefined;
  if (search) found.search = search;
  return found as FilterPredicates<Criteria>;
};

export const toFilterConditions = <Reader, Criteria extends object>(
  list: NarrowedList<Reader, Criteria>,
  criteria: Criteria,
  reader: Reader,
): Sql[] => Object.values(toPredicates(list, criteria, reader) as Record<string, Sql>);
