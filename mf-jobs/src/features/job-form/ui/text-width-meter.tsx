import { Box, Flex, Text } from 'shared-ui';

interface Props {
  label: string;
  width: number;
  limit: number;
}

export const TextWidthMeter = ({ label, width, limit }: Props) => {
  const isOver = width > limit;
  const words = `${String(width)} of ${String(limit)} px`;
  return (
    <Flex align="center" gap="3">
      <Text size="sm" tone="second" flexShrink={0} width="88px">
        {label}
      </Text>
      <Box
        role="meter"
        aria-label={`Width of the ${label.toLowerCase()}`}
        aria-valuemin={0}
        aria-valuemax={limit}
        aria-valuenow={Math.min(width, limit)}
        aria-valuetext={isOver ? `${words}, the rest is cut off` : words}
        flex="1"
        height="4px"
        bg="line"
        borderRadius="full"
        overflow="hidden"
      >
        <Box
          height="full"
          bg={isOver ? 'wait' : 'accent'}
          style={{ width: `${String(Math.min(100, (width / limit) * 100))}%` }}
        />
      </Box>
      <Text
        size="sm"
        color={isOver ? 'wait' : 'ink2'}
        flexShrink={0}
        fontVariantNumeric="tabular-nums"
      >
        {words}
      </Text>
    </Flex>
  );
};
