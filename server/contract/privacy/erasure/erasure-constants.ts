export const maxErasureReasonLength = 500;

/** Maximum number of sealed records in one response. */
export const maxSealedRecordParts = 300;

/** Days within which an administrator can restore an anonymised person. */
export const erasureRestorableDays = 30;

export const dataLeftAfterErasure = [
  'The applications with their job, stage, status and days, so that counts stay right',
  'Which consents were given, in which version and when',
  'Payouts for the referral with their amounts and days',
  'Who worked on the application, and when',
] as const;

export const erasureMessages = {
  erased: 'This person was anonymised already.',
  notErased: 'This person is not anonymised.',
  tooLate: 'The days in which this person could be brought back are over.',
  lostKey: 'The key that these data were sealed with is gone, so nobody can bring them back.',
  officerOnly:
    'Only the privacy officer opens what is sealed. An administrator names one in the privacy settings.',
  gone: 'What was sealed is deleted for ever.',
  held: 'This person is on hold, so their data must stay. End the hold first.',
} as const;
