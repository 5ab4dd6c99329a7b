export const templatePurposes = {
  receipt: 'Receipt of an application',
  status: 'Move to a status',
  withdrawal: 'Withdrawal confirmed',
} as const;
export type TemplatePurpose = keyof typeof templatePurposes;

export const templateModes = {
  off: 'Off',
  offered: 'Offered at the move',
  always: 'Always sent',
} as const;
export type TemplateMode = keyof typeof templateModes;

export const templateLanguages = {
  en: 'English',
  de: 'German',
  fr: 'French',
  es: 'Spanish',
} as const;
export type TemplateLanguage = keyof typeof templateLanguages;

/** Placeholders by their name in stored texts, such as `{{first-name}}`. */
export const placeholders = {
  'first-name': 'First name',
  'full-name': 'Full name',
  'job-title': 'Job title',
  company: 'Company',
  status: 'Status in plain words',
  recruiter: 'Recruiter',
  'application-number': 'Application number',
} as const;
export type PlaceholderName = keyof typeof placeholders;

export const placeholderPattern = /\{\{([^{}]*)\}\}/g;

export const maxLetterDelayHours = 72;
export const maxLetterSubjectLength = 200;
export const maxLetterBodyLength = 20_000;
