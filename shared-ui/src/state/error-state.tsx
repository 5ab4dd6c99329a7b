import { Box } from '@chakra-ui/react';
import { Button } from '../action/button';
import { AlertIcon, RetryIcon } from '../icon';
import { Text } from '../layout/text';
import { StateFrame } from './state-frame';

export interface ErrorStateProps {
  /** What went wrong. */
  title: string;
  /** What to do. */
  words?: string | undefined;
  /** What support needs to find it. */
  reference?: string | undefined;
  /** Technical words, folded away. */
  details?: string | undefined;
  onRetry?: (() => void) | undefined;
}

/** A failure, drawn where the data would be. */
export const ErrorState = ({ title, words, reference, details, onRetry }: ErrorStateProps) => (
  <StateFrame
    role="alert"
    icon={<Box as={AlertIcon} color="bad" aria-hidden />}
    title={title}
    words={words}
  >
    {onRetry ? (
      <Button icon={<RetryIcon size={16} aria-hidden />} onClick={onRetry}>
        Retry
      </Button>
    ) : null}
    {reference ? (
      <Text size="sm" tone="third" flexBasis="100%">
        {`Reference ${reference}`}
      </Text>
    ) : null}
    {details ? (
      <Box as="details" flexBasis="100%" textStyle="small" color="ink3">
        <Box as="summary" cursor="pointer">
          Details
        </Box>
        <Box as="pre" mt="2" textAlign="start" whiteSpace="pre-wrap" overflowWrap="anywhere">
          {details}
        </Box>
      </Box>
    ) : null}
  </StateFrame>
);
