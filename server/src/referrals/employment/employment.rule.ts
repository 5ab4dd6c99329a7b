import type { StatusCategory } from '../../../contract/applicants/applications/application-constants';
import type {
  Employment,
  EmploymentRecord,
} from '../../../contract/referrals/employment/employment';
import {
  employmentDays,
  employmentMessages,
} from '../../../contract/referrals/employment/employment-constants';
import { findJoiningDateFault } from '../../platform/company/joining.rule';
import { messages } from '../../../contract/messages';

/** A hire of a referred person; dates are `YYYY-MM-DD`. */
export interface Hire {
  referralId: number;
  applicantId: number;
  /**
   * Id of the hired application; differs from `applicantId` if the payout passed to a hire for another job.
   */
  hireId: number;
  jobId: number;
  email: string;
  category: StatusCategory;
  state: string;
  appliedOn: string;
  joiningDate: string | null;
  leavingDate: string | null;
}

export type EmploymentFaults = Record<string, string>;

const isPlausibleDay = (day: string): boolean =>
  day >= employmentDays.first && day <= employmentDays.last;

export interface HireMatch {
  hire?: Hire;
  faults: EmploymentFaults;
}

/** True if the referral, of two for the same hire, is the one that is paid. */
const carriesPromise = ({ applicantId, hireId }: Hire): boolean => applicantId !== hireId;

/** Finds the hire of a record; returns an error message if it matches none or several. */
export const findHire = (
  { applicantId, email = '' }: EmploymentRecord,
  hires: readonly Hire[],
): HireMatch => {
  const address = email.trim().toLowerCase();
  if (applicantId === undefined && address === '')
    return { faults: { email: employmentMessages.whom } };
  const field = applicantId === undefined ? 'email' : 'applicantId';
  const named = hires.filter((one) =>
    applicantId === undefined
      ? one.email === address && one.category === 'hired'
      : one.applicantId === applicantId,
  );
  const hire = named.find(carriesPromise) ?? named[0];
  if (!hire) return { faults: { [field]: employmentMessages.unknown } };
  const other = named.find(({ hireId }) => hireId !== hire.hireId);
  return other ? { faults: { [field]: employmentMessages.several } } : { hire, faults: {} };
};

/** Error messages for the resulting dates; empty if they are valid. */
export const findEmploymentDateFaults = (
  hire: Hire,
  { joiningDate, leavingDate }: Employment,
): EmploymentFaults => {
  const joining = joiningDate ?? hire.joiningDate;
  const leaving = leavingDate === undefined ? hire.leavingDate : leavingDate || null;
  const faults: EmploymentFaults = {};
  if (hire.category !== 'hired')
    faults[joiningDate === undefined ? 'leavingDate' : 'joiningDate'] = messages.status.notHired;
  else if (leaving !== null && joining !== null && leaving < joining)
    faults[leavingDate ? 'leavingDate' : 'joiningDate'] = employmentMessages.order;
  if (joiningDate !== undefined && !isPlausibleDay(joiningDate))
    faults.joiningDate = employmentMessages.range;
  const fault =
    joiningDate !== undefined &&
    joiningDate !== hire.joiningDate &&
    findJoiningDateFault(joiningDate, hire.appliedOn);
  if (fault) faults.joiningDate ??= fault;
  if (leavingDate && !isPlausibleDay(leavingDate)) faults.leavingDate = employmentMessages.range;
  return faults;
};

export interface EmploymentDayChange {
  fact: 'joining' | 'leaving';
  before: string | null;
  after: string | null;
}

export const listEmploymentDayChanges = (
  hire: Hire,
  { joiningDate, leavingDate }: Employment,
): EmploymentDayChange[] => {
  const changes: EmploymentDayChange[] = [
    { fact: 'joining', before: hire.joiningDate, after: joiningDate ?? hire.joiningDate },
    {
      fact: 'leaving',
      before: hire.leavingDate,
      after: leavingDate === undefined ? hire.leavingDate : leavingDate || null,
    },
  ];
  return changes.filter(({ before, after }) => before !== after);
};
