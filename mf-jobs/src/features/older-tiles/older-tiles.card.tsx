import {
  hiredReferrals,
  payableReferrals,
  referralsInProgress,
  totalReferrals,
} from 'mf-referrals/contract';
import { Card, Grid } from 'shared-ui';
import { Link, type Destination } from 'shell/sdk/react';
import { jobs } from '../../../contract';

const lists: [string, Destination][] = [
  ['Active Jobs', { to: jobs, search: { job: 'active' } }],
  ['Expired Jobs', { to: jobs, search: { job: 'expired' } }],
  ['All Jobs', { to: jobs, search: { job: 'all' } }],
  ['Total No. Of Referral', { to: totalReferrals }],
  ['Referral In Progress', { to: referralsInProgress }],
  ['Referral Hired', { to: hiredReferrals }],
  ['Referral Payable', { to: payableReferrals }],
];

/** The lists of jobs and referrals, a press away. */
export const OlderTilesCard = () => (
  <Grid as="ul" gap="3" templateColumns="repeat(auto-fit, minmax(118px, 1fr))">
    {lists.map(([title, destination]) => (
      <Card
        key={title}
        as="li"
        css={{ '& a, & span': { display: 'block', padding: '12px 16px', fontWeight: 500 } }}
        _hover={{ borderColor: 'lineStrong' }}
      >
        <Link {...destination}>{title}</Link>
      </Card>
    ))}
  </Grid>
);
