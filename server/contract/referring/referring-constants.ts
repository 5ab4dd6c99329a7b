/** What a referrer confirms of the person; another wording is another version. */
export const consent = {
  version: 1,
  words: 'They agreed that I share this with the hiring team.',
} as const;

/** People whom one person may refer within 24 hours. */
export const mostReferralsADay = 20;

/** Why somebody is paid nothing for a person whom they refer for a job. */
export const noBonusWords = {
  position: 'Your position may not receive a referral bonus. You can refer somebody all the same.',
  part: 'You take part in the hiring for this job, so no bonus is paid to you.',
  none: 'No bonus is set for this job.',
} as const;
export type NoBonus = keyof typeof noBonusWords;

/** The promise to answer a referrer: still open, kept, or not kept by its day. */
export const promiseStates = ['open', 'kept', 'missed'] as const;

/** Sentences that server and forms share. */
export const referringMessages = {
  closed: 'This job is no longer open. What you typed is kept; choose another open job.',
  self: 'This is your own address. Apply on the careers page, where you speak for yourself.',
  consent: 'Ask the person first, then confirm that they agreed.',
  consentChanged: 'The wording has changed. Reload the page and read it again.',
  pace: 'You referred many people today. Go on tomorrow.',
  /** `day` is `21 November 2026`. */
  repeated: (day: string) =>
    `You referred this person for this job on ${day} already. My Referrals shows how far they have come.`,
  moved: 'The hiring team is looking at this person already, so it cannot be withdrawn here.',
} as const;
