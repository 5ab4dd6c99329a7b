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

/** Sendings before this one from which work is asked: of a network in 10 minutes, of all in one. */
const maxOfNetwork = 3;
const maxOfAll = 10;

/** Leading zero bits: about a second of a phone. */
export const workBits = 16;

export const isRateSuspicious = (rate: { ofNetwork: number; ofAll: number }): boolean =>
  rate.ofNetwork >= maxOfNetwork || rate.ofAll >= maxOfAll;

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
