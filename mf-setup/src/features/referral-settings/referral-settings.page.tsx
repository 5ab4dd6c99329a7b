import type { ReferralSetting } from 'server/contract/referrals/referral-rules/referral-setting';
import * as calls from 'server/contract/referrals/referral-rules/referral-setting.calls';
import { usePermission, useRead, useWrite } from 'shared-auth';
import { useLookup } from 'shared-auth/lookups';
import { Box, Button, Card, ErrorState, Notice, PageHead, Stack } from 'shared-ui';
import { RadioGroup } from 'shared-ui/forms';
import { PartOnItsWay } from 'shared-ui/page';
import { PageForm, useRecordForm } from 'shell/sdk/forms';
import { addressField, leadTo, leaveThen, useAddressState, useDestination } from 'shell/sdk/react';
import { auditLog } from '../../../contract';
import { OpenReferrals } from '../../setup/open-referrals';
import {
  ReferralSettingFields,
  ruleLabels,
  ruleSchema,
  toReferralRules,
  ruleFormatters,
} from './referral-setting.fields';

const typeFields = { type: addressField.id };
const introText =
  'What new referrals go by. Referrals that are under way keep what they came with.';

const SettingForm = ({ setting }: { setting: ReferralSetting }) => {
  const { send } = useWrite(calls.updateReferralSetting);
  const { reason } = usePermission('setup:edit-referral');
  const { id, name } = setting.referralSettingType;
  const form = useRecordForm({
    record: setting,
    valuesOf: toReferralRules,
    schema: ruleSchema,
    labels: ruleLabels,
    words: ruleFormatters,
    save: async (rules, { version }) =>
      (await send({ body: { referralSettingTypeId: id, ...rules, version } })).data,
    refusal: 'The referral settings were not saved.',
  });
  return (
    <PageForm form={form} submitLabel="Save" disabledReason={reason}>
      {setting.isActive ? null : (
        <Notice title={`${name} is not in force`} words="Save to put it in force." />
      )}
      <ReferralSettingFields isReadOnly={reason !== undefined} />
      <Box mt="5">
        <OpenReferrals />
      </Box>
    </PageForm>
  );
};

/** Link to the audit log on this page, since payout officers have no other link to it. */
const AuditLogButton = () => (
  <Button {...leadTo(useDestination({ to: auditLog }))}>Audit log</Button>
);

export const ReferralSettingsPage = () => {
  const [{ type }, change] = useAddressState(typeFields);
  const types = useLookup('referralSettingTypes');
  const query = type === undefined ? {} : { referralSettingTypeId: type };
  const { data, error, reload } = useRead(calls.getReferralSetting, { query });
  const setting = data?.data;
  const choices = types.items
    .map(({ id, label }) => ({ value: id, label }))
    .toSorted((one, other) => one.value - other.value);
  return (
    <>
      <PageHead title="Referrals Settings" words={introText} actions={<AuditLogButton />} />
      <Box maxWidth="640px">
        <Card p="5">
          <Stack gap="5">
            <RadioGroup
              id="referral-setting-type"
              label="Calculation type"
              hint="Which rule the amount of a referral comes from."
              options={choices}
              value={type ?? setting?.referralSettingType.id}
              onChoose={(id) => void leaveThen(() => change({ type: id }))}
            />
            {error ? (
              <ErrorState
                title="The settings could not be loaded"
                words={error.message}
                reference={error.requestId}
                onRetry={reload}
              />
            ) : null}
            {setting ? (
              <SettingForm
                key={`${setting.referralSettingType.id}-${setting.version}`}
                setting={setting}
              />
            ) : null}
            {setting || error ? null : <PartOnItsWay facts={4} />}
          </Stack>
        </Card>
      </Box>
    </>
  );
};
