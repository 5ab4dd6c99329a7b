import { useDraft } from 'shared-auth';
import type { JobValues } from './job-values';

/** Values of a job as they are stored, with their version. */
export interface Base {
  values: JobValues;
  version: number;
}

interface Kept {
  values: JobValues;
  base: Base;
}

/** Keeps what is typed, with the stored job that it began from, so that a later change is noticed. */
export const useJobDraft = (name: string, stored: Base) => {
  const { draft, save, discard } = useDraft<Kept>(name);
  const base = draft?.base ?? stored;
  return {
    draft: draft?.values,
    base,
    keep: (values: JobValues) => save({ values, base }),
    discard,
  };
};
