import type { Transaction } from '../db/database';
import { defineHook } from '../hook';

/** Runs when texts about applicants were written that may contain the number of an identity document. */
export const textsWritten = defineHook<{ applicationIds: readonly number[] }>();

/**
 * True if the text has four digits in a row, as every document number has; fast enough for each chat message.
 */
export const mayContainDocumentNumber = (text: string): boolean => /\d{4}/.test(text);

/** Call it after texts about applicants were stored, unless a hook for applications runs for them anyway. */
export const announceTexts = async (
  tx: Transaction,
  applicationIds: readonly number[],
  texts: readonly string[],
): Promise<void> => {
  if (texts.some(mayContainDocumentNumber)) await textsWritten.run(tx, { applicationIds });
};
