import type { ReceivedMail, TestSmtp } from 'server/test/smtp';
import { expect } from './test';

/** Waits for mail with this subject to the address; returns the newest if there are several. */
export const waitForMail = async (
  { received }: TestSmtp,
  address: string,
  subject: RegExp,
): Promise<ReceivedMail> => {
  const find = () =>
    received.findLast(
      (mail) => mail.recipients.includes(address) && subject.test(mail.subject ?? ''),
    );
  await expect
    .poll(() => find() !== undefined, {
      timeout: 90_000,
      message: `${subject.source} to ${address}`,
    })
    .toBe(true);
  const found = find();
  if (!found) throw new Error('The mail is gone');
  return found;
};
