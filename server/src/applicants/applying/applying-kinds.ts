/** Mail to the sender of an application that looks like spam. */
export const confirmKind = { name: 'confirm-application' } as const;

/** The link to the status page of an application: sent when no receipt is, and on request. */
export const linkKind = { name: 'application-link' } as const;
