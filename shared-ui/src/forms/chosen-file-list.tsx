import { Box, chakra, Flex } from '@chakra-ui/react';
import { Button } from '../action/button';
import { IconButton } from '../action/icon-button';
import { CloseIcon } from '../icon';
import { Text } from '../layout/text';
import { formatFile } from './file-rule';

export interface FileState {
  /** Upload progress from 0 to 1; undefined while no upload runs. */
  progress?: number | undefined;
  error?: string | undefined;
  onRetry?: (() => void) | undefined;
}

const Progress = chakra('progress', {
  base: {
    appearance: 'none',
    display: 'block',
    width: 'full',
    height: '4px',
    mt: '1',
    borderRadius: 'full',
    overflow: 'hidden',
    bg: 'line',
    '&::-webkit-progress-bar': { bg: 'line' },
    '&::-webkit-progress-value': { bg: 'accent' },
    '&::-moz-progress-bar': { bg: 'accent' },
  },
});

interface Props {
  files: readonly File[];
  stateOf?: ((file: File) => FileState | undefined) | undefined;
  disabled: boolean;
  onRemove: (file: File) => void;
}

export const ChosenFileList = ({ files, stateOf, disabled, onRemove }: Props) => (
  <Box as="ul">
    {files.map((file, at) => {
      const { progress, error, onRetry } = stateOf?.(file) ?? {};
      return (
        <Flex as="li" key={`${file.name}-${String(at)}`} align="center" gap="2" mt="1.5">
          <Box flex="1" minWidth="0" overflowWrap="anywhere">
            <span>{formatFile(file)}</span>
            {progress === undefined ? null : (
              <Progress value={progress} max={1} aria-label={`Sending ${file.name}`} />
            )}
            {error ? (
              <Text role="alert" size="sm" tone="bad">
                {error}
              </Text>
            ) : null}
          </Box>
          {error && onRetry ? (
            <Button size="sm" onClick={onRetry}>
              Try again
            </Button>
          ) : null}
          {disabled ? null : (
            <IconButton
              label={`Remove ${file.name}`}
              size="sm"
              icon={<CloseIcon size={14} aria-hidden />}
              onClick={() => onRemove(file)}
            />
          )}
        </Flex>
      );
    })}
  </Box>
);
