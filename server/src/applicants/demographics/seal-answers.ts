import type { KeyRing } from '../../platform/access/key-ring';
import { createKeySeal } from '../../platform/access/key-seal';
import type { DemographicAnswer } from './count-demographics';

const createAnswerSeal = (keys: KeyRing) =>
  createKeySeal(
    [keys.current(), ...keys.all()].map(({ hashKey }) => hashKey),
    'demographic answers',
  );

/**
 * Encrypts the demographic answers of an application in quarantine, so that nobody can read them beside its
 * sender's name.
 */
export const encryptDemographicAnswers = (
  answers: readonly DemographicAnswer[],
  keys: KeyRing,
): string | undefined =>
  answers.length === 0
    ? undefined
    : createAnswerSeal(keys).seal?.(JSON.stringify(answers)).toString('base64url');

/** Decrypts the answers; empty when the key no longer exists, so that they are lost. */
export const decryptDemographicAnswers = (sealed: string, keys: KeyRing): DemographicAnswer[] => {
  const opened = createAnswerSeal(keys).open(Buffer.from(sealed, 'base64url'));
  return opened ? (JSON.parse(opened.text) as DemographicAnswer[]) : [];
};
