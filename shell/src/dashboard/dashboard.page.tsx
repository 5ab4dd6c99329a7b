import { useUserInfo } from 'shared-auth';
import { PageHead } from 'shared-ui';
import { useDocumentTitle } from '../../sdk/react';
import { SlotCards } from '../slots/slot-cards';

/** The greeting, and the cards that the remotes contribute. */
export const DashboardPage = () => {
  const { data: person } = useUserInfo();
  useDocumentTitle('Dashboard');
  return (
    <>
      <PageHead
        title={person ? `Welcome ${person.userName}!` : 'Welcome!'}
        words="The data below follow the selected duration: all time."
      />
      <SlotCards slot="dashboard.cards" given={{}} />
    </>
  );
};
