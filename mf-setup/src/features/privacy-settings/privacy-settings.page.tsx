import { useState } from 'react';
import type { PrivacySetting } from 'server/contract/privacy/retention/privacy-setting';
import {
  getPrivacySetting,
  updatePrivacySetting,
} from 'server/contract/privacy/retention/privacy-setting.calls';
import { ownConsentDayLimits } from 'server/contract/privacy/retention/retention-rule-constants';
import { usePermission, useRead, useWrite } from 'shared-auth';
import { lookupSource } from 'shared-auth/lookups';
import { Box, ErrorState, PageHead, Stack } from 'shared-ui';
import { NumberField, PickerField, yup, type PickerItem } from 'shared-ui/forms';
import { PartOnItsWay } from 'shared-ui/page';
import { PageForm, useRecordForm } from 'shell/sdk/forms';
import { privacySettings } from '../../../contract/privacy';
import { SettingsNav } from '../../general-settings/settings-nav';

interface Values {
  officer: PickerItem | null;
  ownWordDays: number | '';
}

const labels = { officer: 'Privacy officer', ownWordDays: 'Days to agree' } as const;
const wholeDays = `Enter whole days, ${ownConsentDayLimits.min} to ${ownConsentDayLimits.max}, or nothing.`;

const schema = yup.object({
  officer: yup.mixed<PickerItem>().nullable(),
  ownWordDays: yup
    .number()
    .transform((value: number, original: unknown) => (original === '' ? undefined : value))
    .typeError(wholeDays)
    .integer(wholeDays)
    .min(ownConsentDayLimits.min, wholeDays)
    .max(ownConsentDayLimits.max, wholeDays),
});

interface Props {
  stored: PrivacySetting;
  onSaved: (setting: PrivacySetting) => void;
}

const SettingForm = ({ stored, onSaved }: Props) => {
  const { send } = useWrite(updatePrivacySetting);
  const { offer } = usePermission('privacy:edit');
  const form = useRecordForm({
    record: stored,
    valuesOf: ({ officerId, officer, ownWordDays: days }: PrivacySetting): Values => ({
      officer: officerId === null ? null : { id: officerId, label: officer },
      ownWordDays: days ?? '',
    }),
    schema,
    labels,
    fieldOf: (name: string) => (name === 'officerId' ? 'officer' : name),
    save: async ({ officer, ownWordDays: days }: Values, { version }) =>
      (
        await send({
          body: {
            officerId: officer === null ? null : Number(officer.id),
            ownWordDays: days === '' ? null : days,
            version,
          },
        })
      ).data,
    refusal: 'The settings were not saved.',
    goOn: onSaved,
  });
  return (
    <PageForm form={form} submitLabel="Save" disabledReason={offer().disabledReason}>
      <Stack gap="4">
        <PickerField
          name="officer"
          label={labels.officer}
          placeholder="Nobody"
          hint="The one person who may open what is sealed, each time with a reason. An administrator or auditor."
          {...lookupSource('users')}
        />
        <NumberField
          name="ownWordDays"
          label={labels.ownWordDays}
          {...ownConsentDayLimits}
          step={1}
          hint="Whoever was referred, imported or added by staff has to agree in so many days after they were told, or is anonymised. Empty: nobody is asked."
        />
      </Stack>
    </PageForm>
  );
};

export const PrivacySettingsPage = () => {
  const [saved, setSaved] = useState<PrivacySetting>();
  const { data, error, reload } = useRead(getPrivacySetting, {}, { fresh: true });
  const stored = saved ?? data?.data;
  return (
    <>
      <SettingsNav at={privacySettings} />
      <PageHead title="Privacy settings" words="Who opens what is sealed, and who has to agree." />
      <Box maxWidth="640px">
        {stored ? <SettingForm key={saved?.version} stored={stored} onSaved={setSaved} /> : null}
        {!stored && error ? (
          <ErrorState
            title="The settings could not be loaded"
            words={error.message}
            onRetry={reload}
          />
        ) : null}
        {!stored && !error ? <PartOnItsWay facts={2} /> : null}
      </Box>
    </>
  );
};
