import { mostAddedAtOnce } from 'server/contract/chat/channels/chat-constants';
import { addChannelMembers, getChannelMembers } from 'server/contract/chat/channels/chat.calls';
import { messages } from 'server/contract/messages';
import { useRead, useWrite } from 'shared-auth';
import { lookupSource } from 'shared-auth/lookups';
import { Box, ErrorState, Heading, Skeleton, Stack } from 'shared-ui';
import { PickerField, RadioField, yup, type PickerItem } from 'shared-ui/forms';
import { PanelForm, useForm } from 'shell/sdk/forms';
import { Panel, usePanel } from 'shell/sdk/react';
import { addChatMembers } from '../../../contract';
import { MemberList } from '../../channel/channel-audience';

interface Values {
  users: readonly PickerItem[];
  readableFrom: 'now' | 'all';
}

const labels = { users: 'Users', readableFrom: 'They read' };
const peopleLookup = lookupSource('users');
const initial: Values = { users: [], readableFrom: 'now' };
const readableFromChoices = [
  { value: 'now', label: 'What is written from now on' },
  { value: 'all', label: 'All that was written' },
];

const schema = yup.object({
  users: yup
    .array()
    .min(1, messages.chat.chooseMembers)
    .max(mostAddedAtOnce, `Add at most ${mostAddedAtOnce} people at once.`),
});

const CurrentMembers = ({ channelId }: { channelId: number }) => {
  const { data, error, reload } = useRead(getChannelMembers, { params: { id: channelId } });
  if (!data && error)
    return (
      <ErrorState
        title="The members could not be loaded"
        words={error.message}
        reference={error.requestId}
        onRetry={reload}
      />
    );
  if (!data) return <Skeleton height="80px" />;
  return <MemberList members={data.data} />;
};

const AddMembersForm = () => {
  const { input, close } = usePanel(addChatMembers);
  const { send } = useWrite(addChannelMembers);
  const form = useForm({
    initial,
    schema,
    labels,
    fieldOf: (field) => (field === 'userId' ? 'users' : field),
    save: ({ users, readableFrom }) =>
      send({
        params: { id: input.channelId },
        body: { userId: users.map(({ id }) => Number(id)), readableFrom },
      }),
    refusal: 'Nobody was added.',
    goOn: () => close(),
  });
  return (
    <PanelForm form={form} submitLabel="Add Members">
      <PickerField
        name="users"
        label={labels.users}
        {...peopleLookup}
        multiple
        placeholder="Search by name"
      />
      <RadioField name="readableFrom" label={labels.readableFrom} options={readableFromChoices} />
    </PanelForm>
  );
};

export const AddMembersPanel = () => {
  const { input } = usePanel(addChatMembers);
  return (
    <Panel>
      <Stack gap="6">
        <AddMembersForm />
        <Box as="section" aria-labelledby="chat-members">
          <Heading level={3} id="chat-members" mb="3">
            Current members
          </Heading>
          <CurrentMembers channelId={input.channelId} />
        </Box>
      </Stack>
    </Panel>
  );
};
