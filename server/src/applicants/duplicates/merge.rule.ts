import type { DuplicateMerge } from '../../../contract/applicants/duplicates/duplicate';
import { invalidField } from '../../platform/errors';
import type { LockedPerson } from './lock-pair';

type Field = keyof NonNullable<DuplicateMerge['fields']>;
type Column =
  | 'first_name'
  | 'last_name'
  | 'email'
  | 'phone'
  | 'phone_number'
  | 'document_last_four'
  | 'document_hash';
type Values = Partial<Record<Column, string | null>>;

const fieldColumns: Record<Field, readonly Column[]> = {
  firstName: ['first_name'],
  lastName: ['last_name'],
  applicantEmail: ['email'],
  phoneNumber: ['phone', 'phone_number'],
  document: ['document_last_four', 'document_hash'],
};

export interface MergePlan {
  survivor: LockedPerson;
  loser: LockedPerson;
  before: Values;
  after: Values;
}

/** @throws AppError naming the field that refers to neither person. */
export const planMerge = (
  people: readonly [LockedPerson, LockedPerson],
  { survivorId, fields = {} }: DuplicateMerge,
): MergePlan => {
  const [first, second] = people;
  const survivor = people.find(({ id }) => id === survivorId);
  if (!survivor) throw invalidField('survivorId', 'Choose one of the two people of this pair.');
  const loser = survivor === first ? second : first;
  const before: Values = {};
  const after: Values = {};
  for (const [field, from] of Object.entries(fields) as [Field, number][]) {
    if (from !== first.id && from !== second.id)
      throw invalidField(`fields.${field}`, 'Choose the value of one of the two people.');
    if (from === survivor.id) continue;
    for (const column of fieldColumns[field])
      if (survivor[column] !== loser[column]) {
        before[column] = survivor[column];
        after[column] = loser[column];
      }
  }
  return { survivor, loser, before, after };
};
