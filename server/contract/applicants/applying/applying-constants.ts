/** Maximum length in characters of the fields that every application form has. */
export const applyingTextLimits = {
  firstName: 100,
  lastName: 100,
  email: 200,
  phone: 40,
  resumeText: 50_000,
  letter: 5_000,
  ref: 40,
  source: 100,
  utm_source: 100,
  utm_medium: 100,
  utm_campaign: 100,
  referrer: 500,
  firstTouch: 1_500,
  stamp: 200,
  work: 40,
  website: 200,
  resumeUpload: 100,
  key: 200,
} as const;
export type TextField = keyof typeof applyingTextLimits;

export const maxAnswerLength = 4_000;

export const maxUploadBytes = 10 * 1024 * 1024;

/** Maximum size in bytes of one piece of a resume upload; small enough for slow connections. */
export const maxUploadPieceBytes = 256 * 1024;

export const maxFormFields = 200;

export const toAnswerField = (questionId: number): string => `answer-${questionId}`;
export const toConsentField = (purpose: string): string => `consent-${purpose}`;
export const toDemographicField = (questionId: number): string => `demographic-${questionId}`;

export const dynamicFieldPattern = '^((answer|demographic)-[1-9][0-9]{0,9}|consent-[a-z-]{1,40})$';

export const consentPurposes = {
  application: 'This application',
  'talent-pool': 'Other jobs later',
  group: 'Companies of the group',
} as const;
export type ConsentPurpose = keyof typeof consentPurposes;

/** Pages in other languages show the English texts. */
export const consentLanguages = { en: 'English', de: 'German' } as const;
export type ConsentLanguage = keyof typeof consentLanguages;

export const consentOrigins = {
  form: 'In the form',
  referrer: 'By word of the referrer',
  staff: 'Recorded by staff',
  import: 'With an import',
  page: 'On their own page',
  renewal: 'When asked to keep their data longer',
} as const;
export type ConsentOrigin = keyof typeof consentOrigins;

export const applyingMessages = {
  name: 'Enter a name without a web address.',
  resume: 'Attach your resume, or paste its text.',
  file: 'Attach a file.',
  noFile: 'This question takes no file.',
  consent: 'We need this agreement to look at your application.',
  consentChanged: 'This text has changed. Please read it again, then agree.',
  tooLong: (limit: number) => `Use at most ${limit.toLocaleString('en')} characters.`,
  closed: 'This job is no longer open.',
  upload: 'The upload has ended. Please choose the file again.',
  uploadSize: 'Choose a file of at most 10 MB.',
  uploads: 'Other files from your network are still on their way. Please try again in a minute.',
  pace: 'Many applications came from your network. Please try again in a while; nothing was lost.',
  full: 'We cannot take in applications just now. Please try again in a while.',
} as const;

export const quarantineReasons = {
  trap: 'A field was filled that people do not see',
  'no-stamp': 'The form was not opened before it was sent',
  'too-fast': 'The form was filled faster than people write',
  'stamp-used': 'The same form was sent before',
  'no-work': 'Many came at once, and the browser did not prove its work',
  'by-mail': 'It came by e-mail, whose sender may be another',
} as const;
export type QuarantineReason = keyof typeof quarantineReasons;

/**
 * State of a submitted application that the applicant sees; `confirm` means that they must follow a link in a
 * mail.
 */
export type ApplicationSendingState = 'received' | 'confirm' | 'waits';
