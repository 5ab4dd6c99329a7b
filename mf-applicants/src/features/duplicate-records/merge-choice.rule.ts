import type {
  DuplicateMerge,
  DuplicatePair,
} from 'server/contract/applicants/duplicates/duplicate';
import { comparePair, type ComparedField, type PersonField } from './comparison.rule';

export type FieldChoices = Partial<Record<PersonField, number>>;

export const listOpenChoices = (pair: DuplicatePair): ComparedField[] =>
  comparePair(pair).filter(({ verdict }) => verdict === 'alike' || verdict === 'differs');

export const getChosenPersonId = (
  { id, first, second }: ComparedField,
  pair: DuplicatePair,
  survivorId: number,
  chosen: FieldChoices,
): number => {
  if (chosen[id] !== undefined) return chosen[id];
  const isFirst = survivorId === pair.first.personId;
  const other = isFirst ? pair.second.personId : pair.first.personId;
  return (isFirst ? first : second) === '' ? other : survivorId;
};

export const toDuplicateMerge = (
  pair: DuplicatePair,
  survivorId: number,
  chosen: FieldChoices,
): DuplicateMerge => ({
  survivorId,
  fields: Object.fromEntries(
    listOpenChoices(pair).map((line) => [
      line.id,
      getChosenPersonId(line, pair, survivorId, chosen),
    ]),
  ),
});
