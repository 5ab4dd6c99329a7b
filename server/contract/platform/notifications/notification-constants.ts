/** Maximum of notifications in one answer; `total` can be higher. */
export const mostNotifications = 20;

export const mostNotificationsCounted = 100;
