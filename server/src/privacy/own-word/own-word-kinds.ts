export const noticeKind = { name: 'applicant-notice' } as const;
export const renewalKind = { name: 'applicant-renewal' } as const;
