import type { GeneralSettings } from 'server/contract/company/general-settings/general-settings';
import { updateGeneralSettings } from 'server/contract/company/general-settings/general-settings.calls';
import { usePermission, useWrite } from 'shared-auth';
import { Stack, Text } from 'shared-ui';
import { SwitchField } from 'shared-ui/forms';
import { PageForm, useRecordForm } from 'shell/sdk/forms';
import { LoadedSettings } from './loaded-settings';

interface Props {
  saved: GeneralSettings | undefined;
  onSaved: (settings: GeneralSettings) => void;
}

const labels = { requiresReason: 'Require a reason' };

const ReasonsFields = ({ stored, onSaved }: { stored: GeneralSettings } & Omit<Props, 'saved'>) => {
  const { send } = useWrite(updateGeneralSettings);
  const { offer } = usePermission('setup:edit-hiring');
  const form = useRecordForm({
    record: stored,
    valuesOf: ({ requiresReason }: GeneralSettings) => ({ requiresReason }),
    labels,
    save: async ({ requiresReason }, { version }) =>
      (await send({ body: { requiresReason, version } })).data,
    refusal: 'The settings were not saved.',
    goOn: onSaved,
  });
  return (
    <PageForm form={form} submitLabel="Save" disabledReason={offer().disabledReason}>
      <Stack gap="2">
        <SwitchField name="requiresReason" label={labels.requiresReason} />
        <Text size="sm" tone="second">
          Nobody can be rejected or marked as withdrawn without a reason then. Applicants who
          withdraw themselves need none.
        </Text>
      </Stack>
    </PageForm>
  );
};

export const ReasonsForm = ({ saved, onSaved }: Props) => (
  <LoadedSettings saved={saved}>
    {(stored) => <ReasonsFields key={saved?.version} stored={stored} onSaved={onSaved} />}
  </LoadedSettings>
);
