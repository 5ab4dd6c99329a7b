import type { DuplicateMerge } from '../../../contract/applicants/duplicates/duplicate';
import { invalidField } from '../../platform/errors';
import type { LockedPerson } from './lock-duplicate-pair';

type MergeField = keyof NonNullable<DuplicateMerge['fields']>;
type Column =
  | 'first_name'
  | 'last_name'
  | 'email'
  | 'phone'
  | 'phone_number'
  | 'document_last_four'
  | 'document_hash';
type PersonValues = Partial<Record<Column, string | null>>;

const fieldColumns: Record<MergeField, readonly Column[]> = {
  firstName: ['first_name'],
  lastName: ['last_name'],
  applicantEmail: ['email'],
  phoneNumber: ['phone', 'phone_number'],
  document: ['document_last_four', 'document_hash'],
};

export interface MergePlan {
  survivor: LockedPerson;
  loser: LockedPerson;
  before: PersonValues;
  after: PersonValues;
}

/** @throws AppError naming the field whose value belongs to neither of the two people. */
export const planDuplicateMerge = (
  people: readonly [LockedPerson, LockedPerson],
  { survivorId, fields = {} }: DuplicateMerge,
): MergePlan => {
  const [first, second] = people;
  const survivor = people.find(({ id }) => id === survivorId);
  if (!survivor) throw invalidField('survivorId', 'Choose one of the two people of this pair.');
  const loser = survivor === first ? second : first;
  const before: PersonValues = {};
  const after: PersonValues = {};
  for (const [field, from] of Object.entries(fields) as [MergeField, number][]) {
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
