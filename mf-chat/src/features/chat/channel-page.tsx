import type { Channel } from 'server/contract/chat/channels/chat';
import { getChannels } from 'server/contract/chat/channels/chat.calls';
import { messages } from 'server/contract/messages';
import { useRead } from 'shared-auth';
import { Box, Button, EmptyState, ErrorState, Skeleton } from 'shared-ui';
import { ChannelLine } from './channel-line';

interface Props {
  page: number;
  search: string;
  chosen: number | undefined;
  isLast: boolean;
  onMore: () => void;
}

const pageSize = 50;

const NoChannels = ({ search }: { search: string }) => (
  <EmptyState
    title={search === '' ? 'No chats yet' : 'No chat of this name'}
    words={
      search === ''
        ? 'A chat begins with a referral for a job whose hiring team has its referral chat on.'
        : 'Search for a part of the applicant’s name.'
    }
  />
);

export const ChannelPage = ({ page, search, chosen, isLast, onMore }: Props) => {
  const query = { page, limit: pageSize, ...(search !== '' && { search }) };
  const { data, error, reload } = useRead(getChannels, { query });
  if (!data && error)
    return (
      <ErrorState
        title={messages.chat.channelsFailed}
        words={error.message}
        reference={error.requestId}
        onRetry={reload}
      />
    );
  if (!data)
    return (
      <Box px="4" role="status" aria-label="The chats are being loaded">
        <Skeleton height="18px" mb="3" />
        <Skeleton height="18px" width="70%" />
      </Box>
    );
  const { data: channels, meta } = data;
  if (channels.length === 0 && page === 1) return <NoChannels search={search} />;
  return (
    <>
      <Box as="ul" listStyleType="none" px="2">
        {channels.map((channel: Channel) => (
          <li key={channel.id}>
            <ChannelLine channel={channel} search={search} isChosen={channel.id === chosen} />
          </li>
        ))}
      </Box>
      {isLast && meta.last_page > page ? (
        <Box px="4" pt="2">
          <Button size="sm" onClick={onMore}>
            Show more chats
          </Button>
        </Box>
      ) : null}
    </>
  );
};
