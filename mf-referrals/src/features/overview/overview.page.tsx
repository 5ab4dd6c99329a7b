import { usePermission, useUserInfo } from 'shared-auth';
import { OwnOverview } from './own-overview';
import { StaffOverview } from './staff-overview';

export const OverviewPage = () => {
  const { data: person } = useUserInfo();
  const isOwn = usePermission('referral:view').view === 'safe';
  const title = person ? `Welcome ${person.name}!` : 'Welcome!';
  return isOwn ? <OwnOverview title={title} /> : <StaffOverview title={title} />;
};
