import { Box, Flex } from '@chakra-ui/react';
import { IconButton } from '../action/icon-button';
import { CloseIcon } from '../icon';
import { Text } from '../layout/text';
import type { FileRefusal } from './file-refusals';

export const getRefusalElementIds = (id: string, refusals: readonly FileRefusal[]): string[] =>
  refusals.map((_, at) => `${id}-refused-${String(at)}`);

interface Props {
  id: string;
  refusals: readonly FileRefusal[];
  onRemove: (refusal: FileRefusal) => void;
}

export const RefusedFiles = ({ id, refusals, onRemove }: Props) => {
  const ids = getRefusalElementIds(id, refusals);
  return (
    <Box role="alert">
      {refusals.map((refusal, at) => (
        <Flex key={`${refusal.name}-${String(at)}`} align="center" gap="2" mt="1">
          <Text id={ids[at]} size="sm" tone="bad" flex="1" minWidth="0" overflowWrap="anywhere">
            {refusal.words}
          </Text>
          <IconButton
            label={`Remove ${refusal.name}`}
            size="sm"
            icon={<CloseIcon size={14} aria-hidden />}
            onClick={() => onRemove(refusal)}
          />
        </Flex>
      ))}
    </Box>
  );
};
