// Separate from the schemas to keep those out of browser bundles.

/** Boards that want to know whose jobs they read. */
export const accountBoards = ['indeed', 'linkedin'] as const;
export type AccountBoard = (typeof accountBoards)[number];

/** `field` of a fault that is mended in the account of the board, and not in the job. */
export const boardAccountField = 'boardAccount';

export const companyIdLimit = 20;

export const boardAccountMessages = {
  companyId: 'Enter the number that stands in the address of your LinkedIn page, or nothing.',
  email: 'Enter an e-mail address, or nothing.',
  noBoard: 'There are accounts of Indeed and LinkedIn alone.',
  noCompanyId: 'Indeed has no company ID. Leave it empty.',
} as const;
