/** Most notifications that are answered; more are only counted. */
export const mostNotifications = 20;

/** Up to here they are counted. */
export const mostNotificationsCounted = 100;
