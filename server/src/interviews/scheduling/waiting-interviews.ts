import sql from 'sql-template-tag';
import type { WaitingSource } from '../../platform/waiting';
import { mayChangeInterviewSql } from './interview-scope';
import { interviewSource, isInterviewDoubtfulSql } from './interviews.list';

export const waitingInterviewSource: WaitingSource = {
  kind: 'doubtful-interview',
  one: 'interview stands, although its applicant, job or interviewer is no longer there for it',
  many: 'interviews stand, although their applicants, jobs or interviewers are no longer there for them',
  order: 5,
  route: 'applicants.interviews',
  search: () => ({ doubtful: '1' }),
  rows: (actor) =>
    actor.grants.has('interview:schedule')
      ? sql`${interviewSource} where ${isInterviewDoubtfulSql} and ${mayChangeInterviewSql(actor)}`
      : undefined,
};
