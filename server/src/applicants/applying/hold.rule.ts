import type { QuarantineReason } from '../../../contract/applicants/applying/applying-constants';

export interface SentFormFacts {
  /** True if the trap field was filled, which only programs see. */
  isTrapped: boolean;
  /** Milliseconds between opening and sending the form; undefined without a valid stamp. */
  age: number | undefined;
  isStampUsed: boolean;
  isRateSuspicious: boolean;
  isWorkDone: boolean;
}

/** Minimum of milliseconds between opening and sending the form. */
const minAge = 3_000;
const maxAge = 48 * 3_600_000;

interface Rate {
  /** Applications from the sender's network in 10 minutes. */
  ofNetwork: number;
  /** Applications from all networks in one minute. */
  ofAll: number;
}

/** Number of other applications from which on an application without proof of work goes to the quarantine. */
const suspicious: Rate = { ofNetwork: 3, ofAll: 10 };
/**
 * Number of other applications from which on a new form requires proof of work: more may arrive before the
 * form is sent.
 */
const busy: Rate = { ofNetwork: 2, ofAll: 5 };

const isReached = (rate: Rate, limit: Rate): boolean =>
  rate.ofNetwork >= limit.ofNetwork || rate.ofAll >= limit.ofAll;

/** Leading zero bits that the proof of work needs: it takes a phone about a second. */
export const proofOfWorkBits = 16;

export const isSendingRateSuspicious = (rate: Rate): boolean => isReached(rate, suspicious);
export const isSendingRateBusy = (rate: Rate): boolean => isReached(rate, busy);

export const findQuarantineReasons = (facts: SentFormFacts): QuarantineReason[] => {
  const { isTrapped, age, isStampUsed } = facts;
  const hasStamp = age !== undefined && age <= maxAge;
  const reasons: Partial<Record<QuarantineReason, boolean>> = {
    trap: isTrapped,
    'no-stamp': !hasStamp,
    'too-fast': hasStamp && age < minAge,
    'stamp-used': isStampUsed,
    'no-work': facts.isRateSuspicious && !facts.isWorkDone,
  };
  return (Object.keys(reasons) as QuarantineReason[]).filter((reason) => reasons[reason]);
};
