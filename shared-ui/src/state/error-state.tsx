import { Box } from '@chakra-ui/react';
import { Button } from '../action/button';
import { AlertIcon, RetryIcon } from '../icon';
import { Text } from '../layout/text';
import { StateFrame } from './state-frame';

export interface ErrorStateProps {
  title: string;
  words?: string | undefined;
  /** Request id that the user can give to support. */
  reference?: string | undefined;
  /** Technical details of the error, shown collapsed. */
  details?: string | undefined;
  onRetry?: (() => void) | undefined;
}

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
