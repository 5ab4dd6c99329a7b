import type { OpenJob } from 'server/contract/referrals/referring/open-job';
import { noBonusWords } from 'server/contract/referrals/referring/referring-constants';

export const formatJobBonus = ({ bonus }: OpenJob): string =>
  bonus
    ? new Intl.NumberFormat('en-IN', { style: 'currency', currency: bonus.currency }).format(
        bonus.amount,
      )
    : 'No bonus';

export const describePayment = ({ noBonus, releaseDays }: OpenJob): string =>
  noBonus ? noBonusWords[noBonus] : `Paid ${releaseDays} days after joining`;

export const formatJobDetails = ({ department, city, remote, jobType }: OpenJob): string =>
  [department, city, remote ? 'Remote' : '', jobType].filter(Boolean).join(' · ');
