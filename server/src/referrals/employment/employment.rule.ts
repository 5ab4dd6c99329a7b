import type { StatusCategory } from '../../../contract/applicants/application-constants';
import type { Employment, EmploymentRecord } from '../../../contract/employment/employment';
import {
  employmentDays,
  employmentMessages,
} from '../../../contract/employment/employment-constants';
import { joiningFault } from '../../platform/company/joining.rule';
import { messages } from '../../../contract/messages';

/** A referral of a person, with the days that are stored of them. Days are `YYYY-MM-DD`. */
export interface Hire {
  referralId: number;
  applicantId: number;
  /** The application that the person was hired by, another one where the promise went on with that. */
  hireId: number;
  jobId: number;
  email: string;
  category: StatusCategory;
  state: string;
  /** The day of the application. */
  appliedOn: string;
  joiningDate: string | null;
  leavingDate: string | null;
}

export type Faults = Record<string, string>;

const isMeant = (day: string): boolean => day >= employmentDays.first && day <= employmentDays.last;

export interface FoundHire {
  hire?: Hire;
  faults: Faults;
}

/** Of two referrals of one hire, the one that is paid for it. */
const carriesPromise = ({ applicantId, hireId }: Hire): boolean => applicantId !== hireId;

/** The hire that a record names, or what is wrong with the name. */
export const findHire = (
  { applicantId, email = '' }: EmploymentRecord,
  hires: readonly Hire[],
): FoundHire => {
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

/** What is wrong with the days that would then be stored; empty where nothing is. */
export const faultsOfDays = (hire: Hire, { joiningDate, leavingDate }: Employment): Faults => {
  const joining = joiningDate ?? hire.joiningDate;
  const leaving = leavingDate === undefined ? hire.leavingDate : leavingDate || null;
  const faults: Faults = {};
  if (hire.category !== 'hired')
    faults[joiningDate === undefined ? 'leavingDate' : 'joiningDate'] = messages.status.notHired;
  else if (leaving !== null && joining !== null && leaving < joining)
    faults[leavingDate ? 'leavingDate' : 'joiningDate'] = employmentMessages.order;
  if (joiningDate !== undefined && !isMeant(joiningDate))
    faults.joiningDate = employmentMessages.range;
  const fault =
    joiningDate !== undefined &&
    joiningDate !== hire.joiningDate &&
    joiningFault(joiningDate, hire.appliedOn);
  if (fault) faults.joiningDate ??= fault;
  if (leavingDate && !isMeant(leavingDate)) faults.leavingDate = employmentMessages.range;
  return faults;
};

export interface DayChange {
  fact: 'joining' | 'leaving';
  before: string | null;
  after: string | null;
}

/** The days that differ from what is stored. */
export const changedDays = (hire: Hire, { joiningDate, leavingDate }: Employment): DayChange[] => {
  const changes: DayChange[] = [
    { fact: 'joining', before: hire.joiningDate, after: joiningDate ?? hire.joiningDate },
    {
      fact: 'leaving',
      before: hire.leavingDate,
      after: leavingDate === undefined ? hire.leavingDate : leavingDate || null,
    },
  ];
  return changes.filter(({ before, after }) => before !== after);
};
