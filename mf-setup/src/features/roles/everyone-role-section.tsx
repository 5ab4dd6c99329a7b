import { getEveryoneRole, updateEveryoneRole } from 'server/contract/identity/people/person.calls';
import { usePermission, useRead, useWrite } from 'shared-auth';
import { ConfirmedSettingCard } from '../../setup/asked-change';

const questions = {
  on: {
    title: 'Let everybody refer',
    words:
      'Every active person has the role Referrer at once, and who is added or imported later too: they see published jobs, and the progress of their own referrals. Nobody has to be given it.',
  },
  off: {
    title: 'Let only Referrers refer',
    words:
      'Who has no role of their own that may refer cannot refer any more from now on. What was referred stays.',
  },
} as const;

export const EveryoneRoleSection = () => {
  const { data } = useRead(getEveryoneRole, {});
  const { send } = useWrite(updateEveryoneRole);
  const mayChange = usePermission('role:assign').allowed;
  if (!data) return null;
  const isOn = data.data.role !== null;
  return (
    <ConfirmedSettingCard
      title={isOn ? 'Every active person may refer' : 'Only people with a role for it may refer'}
      words={
        isOn
          ? 'Everybody has the role Referrer, also who is added or imported later.'
          : 'The role Referrer is given person by person.'
      }
      question={questions[isOn ? 'off' : 'on']}
      mayChange={mayChange}
      change={() => send({ body: { role: isOn ? null : 'referrer' } })}
    />
  );
};
