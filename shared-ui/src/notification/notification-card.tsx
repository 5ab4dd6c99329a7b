import { Box, Flex } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { Button } from '../action/button';
import { IconButton } from '../action/icon-button';
import { AlertIcon, CloseIcon, InfoIcon, SuccessIcon } from '../icon';
import { Text } from '../layout/text';
import { dismissNotification, type ShownNotification } from './store';

const iconsByTone = { ok: SuccessIcon, bad: AlertIcon, info: InfoIcon };
const displayTimes = { ok: 6_000, info: 8_000, bad: 20_000 };

/**
 * Card of a notification, which closes after a timeout; the timeout pauses while the pointer or the focus is
 * on the card.
 */
export const NotificationCard = ({ notification }: { notification: ShownNotification }) => {
  const { id, tone, text, action, reference, seconds } = notification;
  const shownFor = seconds === undefined ? displayTimes[tone] : seconds * 1_000;
  const [held, setHeld] = useState(false);
  useEffect(() => {
    if (held) return undefined;
    const timer = setTimeout(() => dismissNotification(id), shownFor);
    return () => clearTimeout(timer);
  }, [held, id, shownFor]);
  const Icon = iconsByTone[tone];
  return (
    <Flex
      data-notification
      gap="2.5"
      align="flex-start"
      width="400px"
      maxWidth="full"
      ps="3.5"
      pe="1.5"
      py="1.5"
      bg="raised"
      borderWidth="1px"
      borderColor="lineStrong"
      borderRadius="lg"
      boxShadow="float"
      pointerEvents="auto"
      animation="riseIn 160ms ease-out"
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Box as={Icon} color={tone} boxSize="18px" mt="6px" flexShrink={0} aria-hidden />
      <Box flex="1" py="5px" minWidth="0">
        <Text>{text}</Text>
        {reference ? (
          <Text size="sm" tone="third">
            {`Reference ${reference}`}
          </Text>
        ) : null}
      </Box>
      {action ? (
        <Button
          size="sm"
          variant="quiet"
          color="accent"
          onClick={() => {
            dismissNotification(id);
            action.onSelect();
          }}
        >
          {action.label}
        </Button>
      ) : null}
      <IconButton
        label="Dismiss"
        size="sm"
        icon={<CloseIcon size={16} aria-hidden />}
        onClick={() => dismissNotification(id)}
      />
    </Flex>
  );
};
