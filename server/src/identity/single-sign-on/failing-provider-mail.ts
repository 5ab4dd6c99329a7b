import type { Db } from '../../platform/db/database';
import { readAdministratorIds } from '../../platform/mail/administrators';
import { enqueueMail } from '../../platform/mail/enqueue-mail';
import type { MailKind } from '../../platform/mail/mail-kind';

export const failingProviderMail: MailKind = {
  name: 'failing-provider',
  optionalFor: 'company:edit',
  isNotice: true,
  render: ({ reference }) => {
    const name = String(reference.name);
    return Promise.resolve({
      subject: `People could not sign in by ${name}`,
      heading: `People could not sign in by ${name}`,
      paragraphs: [
        `${name} did not answer in time, or not as it should. Until it does, nobody comes in by it.`,
      ],
      button: { label: 'Check the provider', path: '/general-settings/single-sign-on' },
      reason: 'you are an administrator',
    });
  },
};

interface FailingProvider {
  id: string;
  name: string;
}

/** Queues at most one mail a day about each failing provider. */
export const enqueueFailingProviderMail = async (
  db: Db,
  { id, name }: FailingProvider,
  now = new Date(),
): Promise<void> => {
  const people = await readAdministratorIds(db);
  await enqueueMail(
    db,
    failingProviderMail,
    people.map((personId) => ({
      cause: `provider:${id}:${now.toISOString().slice(0, 10)}`,
      to: { personId },
      reference: { name },
    })),
  );
};
