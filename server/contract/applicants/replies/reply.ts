import { Type, type Static } from 'typebox';
import { Id } from '../../answer';

/** A reply of an applicant by mail. */
export const ApplicantReply = Type.Object({
  id: Id,
  fromName: Type.String(),
  fromAddress: Type.String(),
  subject: Type.String(),
  /** Plain text. */
  body: Type.String(),
  /** True where the rest of a long text is left out. */
  isCut: Type.Boolean(),
  /** Names and sizes of files, which stay in the mailbox. */
  attachments: Type.Array(Type.Object({ name: Type.String(), bytes: Type.Integer() })),
  receivedAt: Type.String({ format: 'date-time' }),
});
export type ApplicantReply = Static<typeof ApplicantReply>;
