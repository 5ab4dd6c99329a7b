import type { Transaction } from '../db/database';
import { defineHook } from '../hook';

/** Texts about applicants were written that may contain the number of an identity document. */
export const textsWritten = defineHook<{ applicationIds: readonly number[] }>();

/** Cheap enough for each chat message: every number of a document has four digits in a row. */
export const mayHoldNumber = (text: string): boolean => /\d{4}/.test(text);

/** Runs after the texts are stored, except for those that a hook of applications tells of. */
export const noteTexts = async (
  tx: Transaction,
  applicationIds: readonly number[],
  texts: readonly string[],
): Promise<void> => {
  if (texts.some(mayHoldNumber)) await textsWritten.run(tx, { applicationIds });
};
