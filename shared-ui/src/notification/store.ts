export interface NotificationAction {
  label: string;
  onSelect: () => void;
}

export interface NotificationOptions {
  action?: NotificationAction;
  /** Request id that the user can give to support. */
  reference?: string | undefined;
  /** Display time in seconds, for actions that need longer than the default. */
  seconds?: number;
}

export interface ShownNotification extends NotificationOptions {
  id: number;
  tone: 'ok' | 'bad' | 'info';
  text: string;
}

const maxShown = 3;
let shownNotifications: readonly ShownNotification[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

const setShownNotifications = (next: readonly ShownNotification[]) => {
  shownNotifications = next;
  for (const listener of listeners) listener();
};

export const readNotifications = (): readonly ShownNotification[] => shownNotifications;

export const subscribeToNotifications = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const dismissNotification = (id: number): void =>
  setShownNotifications(shownNotifications.filter((notification) => notification.id !== id));

const createNotifier =
  (tone: ShownNotification['tone']) =>
  (text: string, options: NotificationOptions = {}): void => {
    lastId += 1;
    setShownNotifications(
      [...shownNotifications, { id: lastId, tone, text, ...options }].slice(-maxShown),
    );
  };

/** Shows notifications: at most three at a time; a new one replaces the oldest. */
export const notify = {
  success: createNotifier('ok'),
  error: createNotifier('bad'),
  info: createNotifier('info'),
};
