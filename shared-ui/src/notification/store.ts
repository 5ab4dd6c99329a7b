export interface NoticeAction {
  label: string;
  onSelect: () => void;
}

export interface NotificationOptions {
  action?: NoticeAction;
  /** Request id for support. */
  reference?: string | undefined;
  /** Display time in seconds, where the action needs a longer one. */
  seconds?: number;
}

export interface Notification extends NotificationOptions {
  id: number;
  tone: 'ok' | 'bad' | 'info';
  text: string;
}

const maxShown = 3;
let shownNotifications: readonly Notification[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

const setNotifications = (next: readonly Notification[]) => {
  shownNotifications = next;
  for (const listener of listeners) listener();
};

export const readNotifications = (): readonly Notification[] => shownNotifications;

export const subscribeToNotifications = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const dismissNotification = (id: number): void =>
  setNotifications(shownNotifications.filter((notification) => notification.id !== id));

const createNotifier =
  (tone: Notification['tone']) =>
  (text: string, options: NotificationOptions = {}): void => {
    lastId += 1;
    setNotifications(
      [...shownNotifications, { id: lastId, tone, text, ...options }].slice(-maxShown),
    );
  };

/** At most three notifications show; a new one replaces the oldest. */
export const notify = {
  success: createNotifier('ok'),
  error: createNotifier('bad'),
  info: createNotifier('info'),
};
