import { PageHead, Stack } from 'shared-ui';
import { jobReferrals, payableReferrals } from '../../../contract';
import { BackLink } from '../../referral/back-link';
import { DuePayoutsCard } from './due-payouts-card';
import { PayoutForecastCard } from './payout-forecast-card';
import { MissingConfirmationsCard } from './missing-confirmations-card';
import { PayoutFiguresCard } from './payout-figures.card';

export const PayoutCalendarPage = () => (
  <Stack gap="4" maxWidth="1080px">
    <div>
      <BackLink to={payableReferrals} alsoAt={jobReferrals}>
        Referral Payable
      </BackLink>
      <PageHead
        title="Payout Calendar"
        words="Payouts that are waiting or approved, of people who are hired. What is on hold or stopped by a rule is left out."
      />
    </div>
    <PayoutFiguresCard />
    <DuePayoutsCard />
    <MissingConfirmationsCard />
    <PayoutForecastCard />
  </Stack>
);
