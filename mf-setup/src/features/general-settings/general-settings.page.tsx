import { useState } from 'react';
import type { GeneralSettings } from 'server/contract/company/general-settings/general-settings';
import { PageHead } from 'shared-ui';
import { Tabs } from 'shared-ui/page';
import { leaveThen } from 'shell/sdk/react';
import { SettingsNav } from '../../general-settings/settings-nav';
import { DefaultsForm, type ProcessKind } from './defaults-form';
import { ReasonsForm } from './reasons-form';

type TabName = ProcessKind | 'reasons';

const tabNames: Readonly<Record<TabName, string>> = {
  without: 'Without Hiring Process',
  with: 'With Hiring Process',
  reasons: 'Reasons',
};

export const GeneralSettingsPage = () => {
  const [kind, setKind] = useState<TabName>('without');
  const [saved, setSaved] = useState<GeneralSettings>();
  return (
    <>
      <SettingsNav />
      <PageHead title="General Settings" words="Defaults for whoever applies from now on." />
      <Tabs
        label="General Settings"
        value={kind}
        onChange={(id) => void leaveThen(() => setKind(id as TabName))}
        tabs={(Object.keys(tabNames) as TabName[]).map((id) => ({
          id,
          label: tabNames[id],
          content:
            id === 'reasons' ? (
              <ReasonsForm saved={saved} onSaved={setSaved} />
            ) : (
              <DefaultsForm key={id} kind={id} saved={saved} onSaved={setSaved} />
            ),
        }))}
      />
    </>
  );
};
