import { useState } from 'react';
import { messages } from 'server/contract/messages';
import { getEveryoneRole, updateEveryoneRole } from 'server/contract/identity/people/person.calls';
import { usePermission, useRead, useWrite } from 'shared-auth';
import { Box, Button, Card, ConfirmDialog, Flex, notify, Text } from 'shared-ui';

const questions = {
  on: {
    title: 'Let everybody refer',
    words:
      'Every active person has the role Referrer at once, and who is added or imported later too: they see published jobs, and the progress of their own referrals. Nobody has to be given it.',
    label: 'Let everybody refer',
  },
  off: {
    title: 'Let only Referrers refer',
    words:
      'Who has no role of their own that may refer cannot refer any more from now on. What was referred stays.',
    label: 'Let only Referrers refer',
  },
} as const;

export const EveryoneRoleSection = () => {
  const { data } = useRead(getEveryoneRole, {});
  const { send } = useWrite(updateEveryoneRole);
  const mayAssign = usePermission('role:assign').allowed;
  const [isAsking, setAsking] = useState(false);
  if (!data) return null;
  const isOn = data.data.role !== null;
  const question = questions[isOn ? 'off' : 'on'];
  const change = async () => {
    await send({ body: { role: isOn ? null : 'referrer' } });
    notify.success(messages.submitted);
  };
  return (
    <Card p="4" mb="4">
      <Flex align="center" justify="space-between" gap="3" wrap="wrap">
        <Box>
          <Text fontWeight={550}>
            {isOn ? 'Every active person may refer' : 'Only people with a role for it may refer'}
          </Text>
          <Text tone="second">
            {isOn
              ? 'Everybody has the role Referrer, also who is added or imported later.'
              : 'The role Referrer is given person by person.'}
          </Text>
        </Box>
        {mayAssign ? <Button onClick={() => setAsking(true)}>{question.label}</Button> : null}
      </Flex>
      <ConfirmDialog
        open={isAsking}
        title={question.title}
        words={question.words}
        confirmLabel={question.label}
        onConfirm={change}
        onClose={() => setAsking(false)}
      />
    </Card>
  );
};
