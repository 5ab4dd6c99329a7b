// These constants are separate from the schemas, to keep the schemas out of browser bundles.

/** Job boards that require data of the company's account in the feed. */
export const boardsWithAccounts = ['indeed', 'linkedin'] as const;
export type BoardWithAccount = (typeof boardsWithAccounts)[number];

/** `field` of a fault that must be corrected in the account at the job board, not in the job. */
export const boardAccountField = 'boardAccount';

export const maxBoardCompanyIdLength = 20;

export const boardAccountMessages = {
  companyId: 'Enter the number that stands in the address of your LinkedIn page, or nothing.',
  email: 'Enter an e-mail address, or nothing.',
  noBoard: 'There are accounts of Indeed and LinkedIn alone.',
  noCompanyId: 'Indeed has no company ID. Leave it empty.',
} as const;
