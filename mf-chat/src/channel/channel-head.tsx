import { Box, Button, Flex, Heading, formatPersonName, Text } from 'shared-ui';
import { addChatMembers } from '../../contract';
import type { ReactNode } from 'react';
import type { ChannelInfo } from 'server/contract/chat/channels/chat';
import { useAllowances } from 'shared-auth';
import { openPanel } from 'shell/sdk/react';
import { ChannelAudience } from './channel-audience';

interface Props {
  info: ChannelInfo;
  /** Ids of users who currently have this chat open. */
  present: readonly number[];
  /** True if the applicant's name is the page heading. */
  isPage: boolean;
  back?: ReactNode;
}

const formatStage = ({ stage }: ChannelInfo): string | undefined =>
  stage ? `Stage ${stage.number}/${stage.count}, ${stage.name}` : undefined;

export const ChannelHead = ({ info, present, isPage, back }: Props) => {
  const adding = useAllowances().of('chat:add-members');
  const reason = info.mayAdd ? undefined : info.readOnlyReason || adding.reason;
  return (
    <Box as="header" px="4" py="3" borderBottomWidth="1px" borderColor="line">
      {back}
      <Flex gap="3" align="flex-start" wrap="wrap">
        <Box flex="1" minWidth="180px">
          <Heading level={isPage ? 1 : 2} tabIndex={-1} overflowWrap="anywhere">
            {formatPersonName(info)}
          </Heading>
          <Text tone="second" overflowWrap="anywhere">
            {[formatStage(info), info.jobTitle].filter(Boolean).join(' · ')}
          </Text>
        </Box>
        <Button
          size="sm"
          isHidden={adding.isForbidden}
          disabledReason={reason}
          onClick={() => void openPanel(addChatMembers, { channelId: info.id })}
        >
          Add Members
        </Button>
      </Flex>
      <Box mt="2">
        <ChannelAudience members={info.members} present={present} />
      </Box>
    </Box>
  );
};
