import { useState } from 'react';
import type { GeneralSettings } from 'server/contract/company/general-settings/general-settings';
import { PageHead } from 'shared-ui';
import { Tabs } from 'shared-ui/page';
import { leaveThen } from 'shell/sdk/react';
import { SettingsNav } from '../../general-settings/settings-nav';
import { DefaultsForm, type ProcessKind } from './defaults-form';

const processKindNames: Readonly<Record<ProcessKind, string>> = {
  without: 'Without Hiring Process',
  with: 'With Hiring Process',
};

export const GeneralSettingsPage = () => {
  const [kind, setKind] = useState<ProcessKind>('without');
  const [saved, setSaved] = useState<GeneralSettings>();
  return (
    <>
      <SettingsNav />
      <PageHead title="General Settings" words="Defaults for whoever applies from now on." />
      <Tabs
        label="General Settings"
        value={kind}
        onChange={(id) => void leaveThen(() => setKind(id as ProcessKind))}
        tabs={(Object.keys(processKindNames) as ProcessKind[]).map((id) => ({
          id,
          label: processKindNames[id],
          content: <DefaultsForm key={id} kind={id} saved={saved} onSaved={setSaved} />,
        }))}
      />
    </>
  );
};
