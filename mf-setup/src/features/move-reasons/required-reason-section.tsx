import {
  getGeneralSettings,
  updateGeneralSettings,
} from 'server/contract/company/general-settings/general-settings.calls';
import { usePermission, useRead, useWrite } from 'shared-auth';
import { ConfirmedSettingCard } from '../../setup/asked-change';

const questions = {
  require: {
    title: 'Require a reason',
    words:
      'Nobody can be rejected or marked as withdrawn without a reason then. Applicants who withdraw themselves need none.',
  },
  release: {
    title: 'Let moves go without a reason',
    words: 'A reason is still asked for each rejection and withdrawal, and may be left out.',
  },
} as const;

export const RequiredReasonSection = () => {
  const { data } = useRead(getGeneralSettings, {});
  const { send } = useWrite(updateGeneralSettings);
  const mayChange = usePermission('setup:edit-hiring').allowed;
  if (!data) return null;
  const { requiresReason, version } = data.data;
  return (
    <ConfirmedSettingCard
      title={
        requiresReason ? 'Each rejection and withdrawal needs a reason' : 'A reason may be left out'
      }
      words="It is asked when somebody is rejected or withdraws."
      question={questions[requiresReason ? 'release' : 'require']}
      mayChange={mayChange}
      change={() => send({ body: { requiresReason: !requiresReason, version } })}
    />
  );
};
