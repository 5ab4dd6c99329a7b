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

const most = 3;
let shown: readonly Notification[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

const set = (next: readonly Notification[]) => {
  shown = next;
  for (const listener of listeners) listener();
};

export const readNotifications = (): readonly Notification[] => shown;

export const watchNotifications = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const dismissNotification = (id: number): void =>
  set(shown.filter((notification) => notification.id !== id));

const add =
  (tone: Notification['tone']) =>
  (text: string, options: NotificationOptions = {}): void => {
    lastId += 1;
    set([...shown, { id: lastId, tone, text, ...options }].slice(-most));
  };

/** At most three notifications show; a new one replaces the oldest. */
export const notify = { success: add('ok'), error: add('bad'), info: add('info') };
