import { mailKinds as kindsOfWings } from '../../contributions';

/** Labels of the kinds of mail, by the names that are stored with messages. */
export const mailKinds = kindsOfWings;
export type MailKindName = keyof typeof mailKinds;

export const mailFrequencies = { 'at-once': 'At once', daily: 'Daily', off: 'Off' } as const;
export type MailFrequency = keyof typeof mailFrequencies;
