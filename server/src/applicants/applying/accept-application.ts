import sql from 'sql-template-tag';
import { storeAnswers } from '../../jobs/questions/store-answers';
import type { Transaction } from '../../platform/db/database';
import type { FileStorage } from '../../platform/files/storage/storage';
import { enqueueMail } from '../../platform/mail/enqueue-mail';
import { addApplicationInTransaction } from '../intake/create-application';
import { getReferralSourceId } from '../sources/referral-source';
import { findReceiptTemplate } from '../mail-templates/find-templates';
import { statusLinkMailKind } from './applying-kinds';
import { storeConsents } from './consents';
import { getApplicantSourceId } from './find-source';
import type { ApplicantForm } from './judge-form';
import { redeemReferralLink } from './referral-links';

export const acceptApplication = async (
  tx: Transaction,
  storage: FileStorage,
  jobId: number,
  form: ApplicantForm,
): Promise<number> => {
  const { firstName, lastName, email, phone, firstTouch, lastTouch } = form;
  const referrerId = await redeemReferralLink(tx, form.ref, jobId, email);
  const sourceId =
    referrerId === undefined
      ? await getApplicantSourceId(tx, lastTouch)
      : await getReferralSourceId(tx);
  const id = await addApplicationInTransaction(tx, storage, {
    actorId: null,
    body: {
      ...{ jobId, firstName, lastName, sourceId },
      ...{ applicantEmail: email, phoneNumber: phone },
    },
    resume: form.resumeFileId,
    scope: sql`job.id = ${jobId}`,
    ...(referrerId !== undefined && { referrerId }),
  });
  await storeAnswers(tx, id, form.answers);
  await storeConsents(tx, id, form.consentIds);
  await tx.run(sql`
    insert into sent_application (application_id, resume_text, letter, first_touch, last_touch)
    values (${id}, ${form.resumeText}, ${form.letter}, ${JSON.stringify(firstTouch)}::jsonb,
      ${JSON.stringify(lastTouch)}::jsonb)`);
  if (email && !(await findReceiptTemplate(tx)))
    await enqueueMail(tx, statusLinkMailKind, [
      { cause: `application:${id}`, to: { address: email }, applicationId: id },
    ]);
  return id;
};
