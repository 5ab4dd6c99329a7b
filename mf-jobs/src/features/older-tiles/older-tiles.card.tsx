import {
  hiredReferrals,
  payableReferrals,
  referralsInProgress,
  totalReferrals,
} from 'mf-referrals/contract';
import { Card, Flex } from 'shared-ui';
import { Link, type Destination } from 'shell/sdk/react';
import { jobs } from '../../../contract';

const tileDestinations: [string, Destination][] = [
  ['Active Jobs', { to: jobs, search: { job: 'active' } }],
  ['Expired Jobs', { to: jobs, search: { job: 'expired' } }],
  ['All Jobs', { to: jobs, search: { job: 'all' } }],
  ['Total No. Of Referral', { to: totalReferrals }],
  ['Referral In Progress', { to: referralsInProgress }],
  ['Referral Hired', { to: hiredReferrals }],
  ['Referral Payable', { to: payableReferrals }],
];

export const OlderTilesCard = () => (
  <Flex as="ul" gap="3" wrap="wrap">
    {tileDestinations.map(([title, destination]) => (
      <Card
        key={title}
        as="li"
        flex="1 1 auto"
        css={{ '& a, & span': { display: 'block', padding: '12px', fontWeight: 500 } }}
        _hover={{ borderColor: 'lineStrong' }}
      >
        <Link {...destination}>{title}</Link>
      </Card>
    ))}
  </Flex>
);
