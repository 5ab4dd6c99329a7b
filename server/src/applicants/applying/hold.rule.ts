import type { HoldReason } from '../../../contract/applicants/applying/applying-constants';

export interface SendingFacts {
  /** True if the field was filled that people do not see. */
  isTrapped: boolean;
  /** Milliseconds since the form was opened; undefined without a valid stamp. */
  age: number | undefined;
  isStampUsed: boolean;
  isRateSuspicious: boolean;
  isWorkDone: boolean;
}

/** Milliseconds. */
const minAge = 3_000;
const maxAge = 48 * 3_600_000;

interface Rate {
  /** In 10 minutes. */
  ofNetwork: number;
  /** In one minute. */
  ofAll: number;
}

/** From this many other sendings on, an application without proof of work is held. */
const suspicious: Rate = { ofNetwork: 3, ofAll: 10 };
/** From this many on, a form asks for proof of work, since more may come before it is sent. */
const busy: Rate = { ofNetwork: 2, ofAll: 5 };

const isReached = (rate: Rate, limit: Rate): boolean =>
  rate.ofNetwork >= limit.ofNetwork || rate.ofAll >= limit.ofAll;

/** Leading zero bits of the proof of work: about a second on a phone. */
export const proofOfWorkBits = 16;

export const isRateSuspicious = (rate: Rate): boolean => isReached(rate, suspicious);
export const isRateBusy = (rate: Rate): boolean => isReached(rate, busy);

export const findHoldReasons = (facts: SendingFacts): HoldReason[] => {
  const { isTrapped, age, isStampUsed } = facts;
  const hasStamp = age !== undefined && age <= maxAge;
  const reasons: Partial<Record<HoldReason, boolean>> = {
    trap: isTrapped,
    'no-stamp': !hasStamp,
    'too-fast': hasStamp && age < minAge,
    'stamp-used': isStampUsed,
    'no-work': facts.isRateSuspicious && !facts.isWorkDone,
  };
  return (Object.keys(reasons) as HoldReason[]).filter((reason) => reasons[reason]);
};
