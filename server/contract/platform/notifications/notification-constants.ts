/** Maximum number of notifications in one response; `total` can be higher. */
export const mostNotifications = 20;

export const mostNotificationsCounted = 100;
