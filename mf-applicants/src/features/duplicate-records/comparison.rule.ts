import type {
  DuplicateMerge,
  DuplicatePair,
  DuplicatePerson,
} from 'server/contract/applicants/duplicates/duplicate';
import type { DuplicateReason } from 'server/contract/applicants/duplicates/duplicate-constants';

export type PersonField = keyof NonNullable<DuplicateMerge['fields']>;

/** `alike`: values differ in writing but matched as duplicates. `empty`: both sides have no value. */
export type ComparisonVerdict = 'same' | 'alike' | 'differs' | 'withheld' | 'empty';

export interface ComparedField {
  id: PersonField;
  label: string;
  first: string;
  second: string;
  verdict: ComparisonVerdict;
}

interface ComparisonLine {
  id: PersonField;
  label: string;
  reason?: DuplicateReason;
  valueOf: (person: DuplicatePerson) => string | undefined;
}

const comparisonLines: readonly ComparisonLine[] = [
  { id: 'firstName', label: 'First name', valueOf: ({ firstName }) => firstName },
  { id: 'lastName', label: 'Last name', valueOf: ({ lastName }) => lastName },
  {
    id: 'applicantEmail',
    label: 'Email',
    reason: 'email',
    valueOf: ({ applicantEmail }) => applicantEmail,
  },
  {
    id: 'phoneNumber',
    label: 'Mobile no',
    reason: 'phone',
    valueOf: ({ phoneNumber }) => phoneNumber,
  },
  {
    id: 'document',
    label: 'Document',
    reason: 'document',
    valueOf: ({ documentLastFour: last }) => last && `Ends in ${last}`,
  },
];

export const comparePair = ({ first, second, reasons, state }: DuplicatePair): ComparedField[] =>
  comparisonLines.map(({ id, label, reason, valueOf }) => {
    const [one, other] = [valueOf(first), valueOf(second)];
    const isMatch = reason !== undefined && reasons.includes(reason);
    // The client sees only the last digits of a document number; equal digits do not prove the same document.
    const isOtherDocument = id === 'document' && one && !isMatch && state === 'suspected';
    const verdict = (): ComparisonVerdict => {
      if (one === undefined || other === undefined) return 'withheld';
      if (one === other && !isOtherDocument) return one ? 'same' : 'empty';
      return isMatch ? 'alike' : 'differs';
    };
    return { id, label, first: one ?? '', second: other ?? '', verdict: verdict() };
  });
