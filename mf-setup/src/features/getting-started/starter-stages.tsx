import type { OfferedPart } from 'server/contract/console/getting-started/getting-started';
import { Box, Flex, StatusMark, Text } from 'shared-ui';

interface Props {
  label: string;
  stages: NonNullable<OfferedPart['stages']>;
}

export const StarterStages = ({ label, stages }: Props) => (
  <Box as="ul" aria-label={label} listStyleType="none" p="0" m="0">
    {stages.map(({ name, statuses }) => (
      <Box as="li" key={name} mb="3">
        <Text fontWeight={550}>{name}</Text>
        <Flex gap="3" wrap="wrap">
          {statuses.map((status) => (
            <StatusMark key={status.name} {...status} />
          ))}
        </Flex>
      </Box>
    ))}
  </Box>
);
