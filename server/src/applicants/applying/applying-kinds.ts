/** Mail that asks the sender of an application that looks like spam to confirm it. */
export const confirmationMailKind = { name: 'confirm-application' } as const;

/** Mail with the link to an application's status page: sent when there is no receipt, and on request. */
export const statusLinkMailKind = { name: 'application-link' } as const;
