import { useState } from 'react';
import type { GeneralSettings } from 'server/contract/company/general-settings/general-settings';
import { PageHead } from 'shared-ui';
import { Tabs } from 'shared-ui/page';
import { leaveThen } from 'shell/sdk/react';
import { SettingsNav } from '../../general-settings/settings-nav';
import { DefaultsForm, type Kind } from './defaults-form';

const names: Readonly<Record<Kind, string>> = {
  without: 'Without Hiring Process',
  with: 'With Hiring Process',
};

export const GeneralSettingsPage = () => {
  const [kind, setKind] = useState<Kind>('without');
  const [saved, setSaved] = useState<GeneralSettings>();
  return (
    <>
      <SettingsNav />
      <PageHead title="General Settings" words="Defaults for whoever applies from now on." />
      <Tabs
        label="General Settings"
        value={kind}
        onChange={(id) => void leaveThen(() => setKind(id as Kind))}
        tabs={(Object.keys(names) as Kind[]).map((id) => ({
          id,
          label: names[id],
          content: <DefaultsForm key={id} kind={id} saved={saved} onSaved={setSaved} />,
        }))}
      />
    </>
  );
};
