import { useEffect } from 'react';
import { durationNote, greeting, home } from 'server/contract/console/registry/home-constants';
import { useUserInfo } from 'shared-auth';
import { Button, Menu, PageHead } from 'shared-ui';
import { durationField, durations, useAddressState, useDocumentTitle } from '../../sdk/react';
import { storeGreetedState } from '../pages/store-is-greeted';
import { SlotCards } from '../slots/slot-cards';

const dashboardFields = { duration: durationField };

export const DashboardPage = () => {
  const { data: person } = useUserInfo();
  const [{ duration }, change] = useAddressState(dashboardFields);
  useDocumentTitle('Dashboard');
  useEffect(() => storeGreetedState(true), []);
  const chosen = durations.find(({ value }) => value === duration)?.label;
  return (
    <>
      <PageHead
        title={greeting(person?.userName)}
        words={durationNote(chosen)}
        actions={
          <Menu
            label="Duration"
            align="end"
            trigger={<Button>{`Duration: ${chosen ?? ''}`}</Button>}
            entries={durations.map(({ value, label }) => ({
              id: value,
              label,
              checked: value === duration,
              onSelect: () => change({ duration: value }),
            }))}
          />
        }
      />
      <SlotCards slot={home.slot} inSight={home.inSight} given={{ duration }} />
    </>
  );
};
