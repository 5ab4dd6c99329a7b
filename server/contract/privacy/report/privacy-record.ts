import { Type, type Static } from 'typebox';
import { Id, oneOf } from '../../answer';
import { orNull } from '../../applicants/applications/application';
import { requestKindNames } from '../requests/privacy-request-constants';

/** What an auditor asks of the last year: how requests were answered, and what was exported. */
export const PrivacyRecord = Type.Object({
  requests: Type.Array(
    Type.Object({
      kind: oneOf(requestKindNames),
      asked: Type.Integer(),
      answered: Type.Integer(),
      refused: Type.Integer(),
      /** Answered after their day, or not answered though it has passed. */
      late: Type.Integer(),
      /** Half of the answers took at most so many days; null without one. */
      medianDays: orNull(Type.Integer()),
    }),
  ),
  exports: Type.Array(
    Type.Object({
      id: Id,
      list: Type.String(),
      name: Type.String(),
      day: Type.String({ format: 'date' }),
      /** Applicants in that person's exports of the list on that day. */
      applicants: Type.Integer(),
    }),
  ),
});
export type PrivacyRecord = Static<typeof PrivacyRecord>;
