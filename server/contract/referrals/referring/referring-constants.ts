/** Consent text of the referral form; increase `version` with each change of the text. */
export const consent = {
  version: 1,
  words: 'They agreed that I share this with the hiring team.',
} as const;

/** Maximum number of referrals by one person within 24 hours. */
export const mostReferralsADay = 20;

export const noBonusWords = {
  position: 'Your position may not receive a referral bonus. You can refer somebody all the same.',
  part: 'You take part in the hiring for this job, so no bonus is paid to you.',
  none: 'No bonus is set for this job.',
} as const;
export type NoBonus = keyof typeof noBonusWords;

export const promiseStates = ['open', 'kept', 'missed'] as const;

export const referringMessages = {
  closed: 'This job is no longer open. What you typed is kept; choose another open job.',
  self: 'This is your own address. Apply on the careers page, where you speak for yourself.',
  consent: 'Ask the person first, then confirm that they agreed.',
  consentChanged: 'The wording has changed. Reload the page and read it again.',
  pace: 'You referred many people today. Go on tomorrow.',
  repeated: (day: string) =>
    `You referred this person for this job on ${day} already. My Referrals shows how far they have come.`,
  moved: 'The hiring team is looking at this person already, so it cannot be withdrawn here.',
} as const;
