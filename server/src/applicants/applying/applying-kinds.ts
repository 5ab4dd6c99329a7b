/** To the sender of an application that looks like spam. */
export const confirmKind = { name: 'confirm-application' } as const;

/** The link to where an application stands, where no receipt is sent, or when it is asked for. */
export const linkKind = { name: 'application-link' } as const;
