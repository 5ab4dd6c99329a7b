import type { DuplicatePair } from 'server/contract/applicants/duplicates/duplicate';
import { comparePair } from './comparison.rule';

export const describeDifferences = (pair: DuplicatePair): string => {
  const compared = comparePair(pair);
  const labels = compared.filter(({ verdict }) => verdict === 'differs').map(({ label }) => label);
  if (labels.length > 0) return `Differs: ${labels.join(', ')}`;
  return compared.some(({ verdict }) => verdict === 'withheld')
    ? 'The names are the same'
    : 'Nothing differs';
};
