import { Type, type Static } from 'typebox';
import { Id } from '../../answer';

export const ApplicantReply = Type.Object({
  id: Id,
  fromName: Type.String(),
  fromAddress: Type.String(),
  subject: Type.String(),
  /** Text of the reply, without HTML. */
  body: Type.String(),
  isCut: Type.Boolean(),
  /** Names and sizes of attached files; the files themselves are only in the mailbox. */
  attachments: Type.Array(Type.Object({ name: Type.String(), bytes: Type.Integer() })),
  receivedAt: Type.String({ format: 'date-time' }),
});
export type ApplicantReply = Static<typeof ApplicantReply>;
