/** Kinds of privacy request: a person's rights to their own data, with labels for staff. */
export const requestKinds = {
  access: 'Copy of all data',
  erasure: 'Erasure',
  correction: 'Correction',
} as const;
export type RequestKind = keyof typeof requestKinds;
export const requestKindNames = Object.keys(requestKinds) as RequestKind[];

export const requestStates = {
  unconfirmed: 'Identity not confirmed',
  open: 'Waits for you',
  building: 'Package is being made',
  done: 'Done',
  refused: 'Refused',
} as const;
export type RequestState = keyof typeof requestStates;
export const requestStateNames = Object.keys(requestStates) as RequestState[];

export const requestAnswerDays = 30;
/** Days for which the package with a person's data can be downloaded. */
export const privacyPackageDays = 14;
export const identityLinkDays = 14;
/** Maximum length of the text of a privacy request, and of the answer. */
export const maxRequestText = 2_000;

export const requestMessages = {
  owner: 'Choose somebody active who may answer requests, such as an administrator.',
  kind: 'Choose what you ask for.',
  note: 'Say what is to be corrected.',
  noteLength: `Write at most ${maxRequestText} characters.`,
  answer: 'Say why, since the applicant reads it.',
  same: 'A request of this kind is open for this applicant already.',
  unconfirmed: 'The identity is not confirmed yet.',
  closed: 'The request was answered meanwhile.',
  noPackage: 'Only a request for a copy of all data has a package.',
  building: 'The package is being made.',
} as const;
