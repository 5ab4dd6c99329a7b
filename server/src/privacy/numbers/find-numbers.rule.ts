// The library knows shapes and check digits of identity numbers of many countries.
import { stdnum } from 'stdnum';
import type { NumberKind } from '../../../contract/privacy/numbers/number-mark-constants';

interface Shape {
  kind: NumberKind;
  pattern: RegExp;
  isNumber: (compact: string) => boolean;
}

/**
 * Shapes of identity numbers; a phone number begins with a plus, and longer sequences of digits are other
 * numbers.
 */
const shapes: readonly Shape[] = [
  {
    kind: 'aadhaar',
    pattern: /(?<![\d+][ .-]?|\d)[2-9]\d{3}[ .-]?\d{4}[ .-]?\d{4}(?![ .-]?\d)/g,
    isNumber: (compact) => stdnum.IN?.aadhaar?.validate(compact).isValid === true,
  },
  {
    kind: 'pan',
    pattern:
      /(?<![A-Za-z0-9])[A-Za-z]{3}[ABCFGHLJPTabcfghljpt][A-Za-z]\d{4}[A-Za-z](?![A-Za-z0-9])/g,
    isNumber: (compact) => stdnum.IN?.pan?.validate(compact.toUpperCase()).isValid === true,
  },
  {
    kind: 'ssn',
    pattern: /(?<![\d-])\d{3}-\d{2}-\d{4}(?![\d-])/g,
    isNumber: (compact) => stdnum.US?.ssn?.validate(compact).isValid === true,
  },
];

/** Pattern with which the database selects texts to examine; it matches more than the rule. */
export const documentNumberPattern =
  '[2-9]\\d{3}[ .-]?\\d{4}[ .-]?\\d{4}|[A-Za-z]{5}\\d{4}[A-Za-z]|\\d{3}-\\d{2}-\\d{4}';

export interface FoundDocumentNumber {
  kind: NumberKind;
  /** The number as it is written in the text. */
  written: string;
  /** The number without blanks and dashes, in capital letters. */
  compact: string;
}

export const findNumbers = (text: string): FoundDocumentNumber[] =>
  shapes.flatMap(({ kind, pattern, isNumber }) =>
    [...text.matchAll(pattern)].flatMap(([written]) => {
      const compact = written.replaceAll(/[ .-]/g, '').toUpperCase();
      return isNumber(compact) ? [{ kind, written, compact }] : [];
    }),
  );

export const maskNumber = (compact: string): string => `••••${compact.slice(-4)}`;
