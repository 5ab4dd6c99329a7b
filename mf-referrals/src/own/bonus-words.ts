import type { OpenJob } from 'server/contract/referring/open-job';
import { noBonusWords } from 'server/contract/referring/referring-constants';

/** What a referral for a job is worth, as its currency writes it. */
export const bonusWords = ({ bonus }: OpenJob): string =>
  bonus
    ? new Intl.NumberFormat('en-IN', { style: 'currency', currency: bonus.currency }).format(
        bonus.amount,
      )
    : 'No bonus';

/** When it is paid, or why nothing is. */
export const payWords = ({ noBonus, releaseDays }: OpenJob): string =>
  noBonus ? noBonusWords[noBonus] : `Paid ${releaseDays} days after joining`;

/** Where one would work, and how. */
export const placeWords = ({ department, city, remote, jobType }: OpenJob): string =>
  [department, city, remote ? 'Remote' : '', jobType].filter(Boolean).join(' · ');
