import sql, { type Sql } from 'sql-template-tag';
import type { ApplicationSelection } from '../../contract/application';
import type { Actor } from '../access/actor';
import { AppError, invalidField } from '../errors';
import { askedBy, conditionsOf } from './filter';

interface Reading {
  timeZone: string;
  /** Whether e-mail and phone are hidden from the person, and so not searched. */
  isMasked: boolean;
}

/** Whether a person sees applicants without e-mail and phone, and so does not find by them. */
export const isMaskedFor = (actor: Pick<Actor, 'grants'>): boolean =>
  actor.grants.get('application:view')?.view === 'masked';

/**
 * The applications that a selection names, as predicates over alias `application`.
 * @throws AppError unless it names them either by id or by filter.
 */
export const selected = (
  selection: ApplicationSelection,
  { timeZone, isMasked }: Reading,
): Sql[] => {
  if (selection.applicantId && selection.matching)
    throw invalidField('applicantId', 'Send either applicantId or matching, not both.');
  if (selection.applicantId)
    return [sql`application.id = any(${selection.applicantId}::integer[])`];
  if (!selection.matching) throw invalidField('applicantId', 'Choose at least one applicant.');
  return [
    ...conditionsOf(askedBy(selection.matching, isMasked), timeZone),
    ...(selection.except?.length
      ? [sql`application.id <> all(${selection.except}::integer[])`]
      : []),
  ];
};

/** Refuses when the number of applicants is no longer the one that the person saw and agreed to. */
export const expectCount = (selection: ApplicationSelection, found: number): void => {
  if (selection.matching && selection.expected === undefined)
    throw invalidField('expected', 'Send the number of applicants that you expect to match.');
  if (selection.expected === undefined || selection.expected === found) return;
  throw new AppError('STALE_VERSION', {
    message: `The selection has changed: it was ${selection.expected} and is now ${found}. Look at it again, then repeat.`,
    current: { count: found },
  });
};
