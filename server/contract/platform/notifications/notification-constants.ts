/** Notifications in one answer; `total` counts more. */
export const mostNotifications = 20;

export const mostNotificationsCounted = 100;
