import { Flex } from '@chakra-ui/react';
import { useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { useSurface } from '../layer/surface';
import { NotificationCard } from './notification-card';
import { readNotifications, subscribeToNotifications } from './store';
import { notificationHotkey, useNotificationHotkey } from './use-notification-hotkey';

/**
 * Container of all notifications, rendered once, in the shell; notifications stay usable while a drawer or
 * dialog is open.
 */
export const Notifications = () => {
  const shown = useSyncExternalStore(subscribeToNotifications, readNotifications);
  const surface = useSurface();
  const keys = useNotificationHotkey(shown);
  return createPortal(
    <Flex
      data-stays
      role="region"
      aria-label="Notifications"
      aria-keyshortcuts={notificationHotkey}
      {...keys}
      direction="column"
      gap="2"
      position="fixed"
      zIndex="notice"
      insetInlineStart="4"
      // The position does not cover the action buttons of forms and drawers.
      top={{ base: '16', md: 'auto' }}
      bottom={{ md: '4' }}
      maxWidth="calc(100vw - 32px)"
      pointerEvents="none"
    >
      <Flex direction="column" gap="2" aria-live="polite" aria-relevant="additions">
        {shown.map((notification) => (
          <NotificationCard key={notification.id} notification={notification} />
        ))}
      </Flex>
    </Flex>,
    surface,
  );
};
