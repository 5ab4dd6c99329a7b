import type { DuplicateMerge, DuplicatePair } from 'server/contract/duplicates/duplicate';
import { comparisonOf, type Compared, type PersonField } from './comparison.rule';

/** Whose value stays, where a person has chosen it. */
export type Chosen = Partial<Record<PersonField, number>>;

/** What has to be decided: the values that are not the same on both sides. */
export const openChoices = (pair: DuplicatePair): Compared[] =>
  comparisonOf(pair).filter(({ verdict }) => verdict === 'alike' || verdict === 'differs');

/** Whose value stays: the chosen one, else the survivor's, unless that is empty. */
export const keeperOf = (
  { id, first, second }: Compared,
  pair: DuplicatePair,
  survivorId: number,
  chosen: Chosen,
): number => {
  if (chosen[id] !== undefined) return chosen[id];
  const isFirst = survivorId === pair.first.personId;
  const other = isFirst ? pair.second.personId : pair.first.personId;
  return (isFirst ? first : second) === '' ? other : survivorId;
};

/** The merge that a dialog stands for. */
export const mergeOf = (
  pair: DuplicatePair,
  survivorId: number,
  chosen: Chosen,
): DuplicateMerge => ({
  survivorId,
  fields: Object.fromEntries(
    openChoices(pair).map((line) => [line.id, keeperOf(line, pair, survivorId, chosen)]),
  ),
});
