import { usePermission, useUserInfo } from 'shared-auth';
import { OwnOverview } from './own-overview';
import { StaffOverview } from './staff-overview';

/** Where referrals begin: with all of them for the staff, with one's own for everyone else. */
export const OverviewPage = () => {
  const { data: person } = useUserInfo();
  const isOwn = usePermission('referral:view').view === 'safe';
  const title = person ? `Welcome ${person.name}!` : 'Welcome!';
  return isOwn ? <OwnOverview title={title} /> : <StaffOverview title={title} />;
};
