import type { NotificationItem } from 'server/contract/platform/notifications/notification';
import { mostNotificationsCounted } from 'server/contract/platform/notifications/notification-constants';
import {
  getNotifications,
  readNotifications,
} from 'server/contract/platform/notifications/notifications.calls';
import { send, useCompanyClock, useRead } from 'shared-auth';
import {
  Badge,
  BellIcon,
  Box,
  DateText,
  IconButton,
  Menu,
  notify,
  type MenuEntry,
} from 'shared-ui';
import { resolve, useShell } from '../../sdk/react';
import { useIsIdle } from './use-is-idle';

const formatNotificationCount = (count: number): string =>
  count >= mostNotificationsCounted ? `${mostNotificationsCounted - 1}+` : String(count);

const formatBellLabel = (count: number): string =>
  count === 0 ? 'Notifications' : `Notifications, ${formatNotificationCount(count)} new`;

/** Errors are ignored, since the notification then stays unread. */
const markRead = (id: string): void =>
  void send(readNotifications, { body: { ids: [id] } }).catch(() => undefined);

const markAllRead = async (): Promise<void> => {
  try {
    const { data } = await send(readNotifications, { body: {} });
    notify.success(
      data.total === 0
        ? 'All notifications are read.'
        : 'What is left waits for something to be done.',
    );
  } catch (error) {
    notify.error((error as Error).message);
  }
};

const readAllEntry: MenuEntry = {
  id: 'read-all',
  label: 'Mark all as read',
  divided: true,
  onSelect: () => void markAllRead(),
};

const useNotificationEntry = () => {
  const shell = useShell();
  const clock = useCompanyClock();
  const showWhen = (at: string) => {
    const day = clock.dayOf(at);
    const today = { time: clock.timeOf(at), short: clock.spokenTimeOf(at) };
    return <DateText day={day} order="month-first" {...(day === clock.today() && today)} />;
  };
  return ({ id, title, words, at, to, params, search }: NotificationItem): MenuEntry => {
    const { href, refusal } = resolve<NotificationItem['params']>({ to, params, search }, shell);
    return {
      id,
      label: title,
      words: (
        <>
          {showWhen(at)}
          <span>{` · ${words}`}</span>
        </>
      ),
      ...(href === undefined
        ? { disabledReason: refusal }
        : { to: href, onSelect: () => markRead(id) }),
    };
  };
};

export const NotificationBell = () => {
  const isIdle = useIsIdle();
  const { data, error, reload } = useRead(getNotifications, isIdle ? {} : null);
  const entryOf = useNotificationEntry();
  const count = data?.meta.total ?? 0;
  const entries = (): MenuEntry[] => {
    if (data && count > 0) return [...data.data.map(entryOf), readAllEntry];
    if (error) return [{ id: 'retry', label: 'Try again', onSelect: reload }];
    const words = data
      ? 'What happens to your jobs, applicants and referrals is shown here, and who mentions you in a chat.'
      : 'They are being loaded.';
    return [{ id: 'none', label: data ? 'Nothing new' : 'Loading', disabledReason: words }];
  };
  return (
    <Menu
      label="Notifications"
      align="end"
      trigger={
        <IconButton
          label={formatBellLabel(count)}
          icon={
            <Box as="span" position="relative" display="inline-flex">
              <BellIcon size={18} aria-hidden />
              {count === 0 ? null : (
                <Badge aria-hidden position="absolute" bottom="9px" insetInlineStart="9px">
                  {formatNotificationCount(count)}
                </Badge>
              )}
            </Box>
          }
        />
      }
      header={error && count === 0 ? error.message : undefined}
      entries={entries}
    />
  );
};
