import { useState } from 'react';
import {
  getGeneralSettings,
  updateGeneralSettings,
} from 'server/contract/company/general-settings/general-settings.calls';
import { messages } from 'server/contract/messages';
import { usePermission, useRead, useWrite } from 'shared-auth';
import { Box, Button, Card, ConfirmDialog, Flex, notify, Text } from 'shared-ui';

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
  const mayEdit = usePermission('setup:edit-hiring').allowed;
  const [isAsking, setAsking] = useState(false);
  if (!data) return null;
  const { requiresReason, version } = data.data;
  const question = questions[requiresReason ? 'release' : 'require'];
  const change = async () => {
    await send({ body: { requiresReason: !requiresReason, version } });
    notify.success(messages.submitted);
  };
  return (
    <Card p="4" mb="4">
      <Flex align="center" justify="space-between" gap="3" wrap="wrap">
        <Box>
          <Text fontWeight={550}>
            {requiresReason
              ? 'Each rejection and withdrawal needs a reason'
              : 'A reason may be left out'}
          </Text>
          <Text tone="second">It is asked when somebody is rejected or withdraws.</Text>
        </Box>
        {mayEdit ? <Button onClick={() => setAsking(true)}>{question.title}</Button> : null}
      </Flex>
      <ConfirmDialog
        open={isAsking}
        title={question.title}
        words={question.words}
        confirmLabel={question.title}
        onConfirm={change}
        onClose={() => setAsking(false)}
      />
    </Card>
  );
};
