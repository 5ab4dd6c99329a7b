import sql, { type Sql } from 'sql-template-tag';
import type { ApplicationSelection } from '../../contract/applicants/application';
import type { Actor } from '../access/actor';
import { expectAgreed, selectedRows, type Selectable } from '../lists/selection';
import { partsOf, conditionsOf } from './filter';

const applicants: Selectable = {
  field: 'applicantId',
  one: 'applicant',
  many: 'applicants',
  column: sql`application.id`,
};

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
  { applicantId, ...rest }: ApplicationSelection,
  { timeZone, isMasked }: Reading,
): Sql[] =>
  selectedRows(applicants, { ids: applicantId, ...rest }, (filter) =>
    conditionsOf(partsOf(filter, isMasked), timeZone),
  );

/** Refuses when the number of applicants is no longer the one that the person saw and agreed to. */
export const expectCount = (selection: ApplicationSelection, found: number): void =>
  expectAgreed(applicants, selection, found);
