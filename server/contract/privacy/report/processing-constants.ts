interface Processing {
  purpose: string;
  what: string;
  who: string;
  storedFor: string;
}

/** Records of processing of applicants' data, as GDPR article 30 requires. */
export const processingRecords: readonly Processing[] = [
  {
    purpose: 'Deciding on applications',
    what: 'Name, contact, resume, letter, answers, steps and remarks',
    who: 'Hiring teams of the job, administrators, auditors (masked)',
    storedFor: 'Until a retention rule or an erasure ends it',
  },
  {
    purpose: 'Writing to applicants',
    what: 'Address, mail that was sent and answered',
    who: 'Hiring teams of the job, administrators',
    storedFor: 'As long as the application',
  },
  {
    purpose: 'Paying for referrals',
    what: 'Name, joining date, last four digits of a document, details for the payout desk',
    who: 'Payout officers, administrators',
    storedFor: 'Payouts as long as tax law asks, masked; the rest as long as the application',
  },
  {
    purpose: 'Finding one person who applied twice',
    what: 'Contact, and a keyed hash of a document number',
    who: 'Hiring teams that may merge',
    storedFor: 'As long as the application',
  },
  {
    purpose: 'Figures of equal opportunity',
    what: 'Counts of answers, beside nobody',
    who: 'Administrators, auditors; for groups of ten or more',
    storedFor: 'Without end, since nobody can be told from them',
  },
  {
    purpose: 'Watching over access',
    what: 'Who opened which record, resume or export, and the audit log',
    who: 'Administrators, auditors',
    storedFor: 'Who looked: two years. The audit log: without end, and without texts of people',
  },
];
