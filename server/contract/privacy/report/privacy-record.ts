import { Type, type Static } from 'typebox';
import { Id, oneOf } from '../../answer';
import { orNull } from '../../applicants/applications/application';
import { requestKindNames } from '../requests/privacy-request-constants';

/** Figures of the last year for auditors: how privacy requests were answered, and which data was exported. */
export const PrivacyRecord = Type.Object({
  requests: Type.Array(
    Type.Object({
      kind: oneOf(requestKindNames),
      asked: Type.Integer(),
      answered: Type.Integer(),
      refused: Type.Integer(),
      /** Number of requests that were answered after their due day, or are overdue and unanswered. */
      late: Type.Integer(),
      /** Median number of days until the answer; null if no request was answered. */
      medianDays: orNull(Type.Integer()),
    }),
  ),
  exports: Type.Array(
    Type.Object({
      id: Id,
      list: Type.String(),
      name: Type.String(),
      day: Type.String({ format: 'date' }),
      /** Number of applicants in all exports of the list by this user on this day. */
      applicants: Type.Integer(),
    }),
  ),
});
export type PrivacyRecord = Static<typeof PrivacyRecord>;
