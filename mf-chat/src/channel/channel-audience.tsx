import type { ChannelMember } from 'server/contract/chat/channels/chat';
import { Box, Button, Flex, Popover, StatusDot, Tag, Text } from 'shared-ui';
import { formatPartOfMember } from './audience.rule';

const maxShownNames = 3;

interface Props {
  members: readonly ChannelMember[];
  present?: readonly number[];
}

export const MemberList = ({ members, present = [] }: Props) => (
  <Box as="ul" listStyleType="none" display="grid" gap="2">
    {members.map((member) => (
      <Box as="li" key={member.userId}>
        <Flex gap="2" align="baseline" wrap="wrap">
          <Text overflowWrap="anywhere">{member.name}</Text>
          {present.includes(member.userId) ? <StatusDot tone="ok">here now</StatusDot> : null}
        </Flex>
        <Text as="div" size="sm" tone="second">
          {member.isOutside ? (
            <StatusDot tone="wait">{`${formatPartOfMember(member)} · outside the hiring team`}</StatusDot>
          ) : (
            formatPartOfMember(member)
          )}
        </Text>
      </Box>
    ))}
  </Box>
);

export const ChannelAudience = ({ members, present = [] }: Props) => {
  const outside = members.filter(({ isOutside }) => isOutside);
  const team = members.filter(({ isOutside }) => !isOutside);
  const named = team.slice(0, maxShownNames).map(({ name }) => name);
  const left = team.length - named.length;
  return (
    <Flex gap="2" align="center" wrap="wrap" role="group" aria-label="Who reads this chat">
      <Text size="sm" tone="second">
        Read by
      </Text>
      {outside.slice(0, maxShownNames).map((member) => (
        <Tag key={member.userId}>
          <StatusDot tone="wait">{`${member.name} · ${formatPartOfMember(member)}`}</StatusDot>
        </Tag>
      ))}
      {named.length > 0 ? (
        <Text size="sm" tone="second" overflowWrap="anywhere">
          {`Hiring team: ${named.join(', ')}${left > 0 ? ` and ${left} more` : ''}`}
        </Text>
      ) : null}
      <Popover
        label="Who reads this chat"
        width="320px"
        trigger={
          <Button size="sm" variant="quiet">
            {`All ${members.length}`}
          </Button>
        }
      >
        <Box p="3" maxHeight="50dvh" overflowY="auto">
          <MemberList members={members} present={present} />
        </Box>
      </Popover>
    </Flex>
  );
};
