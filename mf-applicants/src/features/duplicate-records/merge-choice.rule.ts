import type {
  DuplicateMerge,
  DuplicatePair,
} from 'server/contract/applicants/duplicates/duplicate';
import { comparisonOf, type Compared, type PersonField } from './comparison.rule';

export type Chosen = Partial<Record<PersonField, number>>;

export const openChoices = (pair: DuplicatePair): Compared[] =>
  comparisonOf(pair).filter(({ verdict }) => verdict === 'alike' || verdict === 'differs');

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
