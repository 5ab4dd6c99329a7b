export const addedByOthersMailKind = { name: 'applicant-notice' } as const;
export const consentRenewalMailKind = { name: 'applicant-renewal' } as const;
