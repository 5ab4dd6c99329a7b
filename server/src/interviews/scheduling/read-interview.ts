import sql from 'sql-template-tag';
import type { Viewer } from '../../platform/access/actor';
import type { Db } from '../../platform/db/database';
import { AppError } from '../../platform/errors';
import { readListRow } from '../../platform/lists/read-list-page';
import { isInterviewInScopeSql } from './interview-scope';
import { interviewJsonPairs, interviewList, interviewSource } from './interviews.list';

/**
 * Returns the interview as JSON.
 * @throws AppError if the user may not see it.
 */
export const readInterview = async (db: Db, id: number, viewer: Viewer): Promise<string> => {
  const row = await readListRow(db, interviewList, id, viewer);
  if (!row) throw new AppError('NOT_FOUND');
  return row;
};

/**
 * The interview as JSON, with the details that an interviewer needs to prepare.
 * @throws AppError if the user may not see it.
 */
export const readInterviewRecord = async (db: Db, id: number, viewer: Viewer): Promise<string> => {
  const found = await db.one<{ record: string }>(sql`
    select (jsonb_build_object(${interviewJsonPairs(viewer)}) || jsonb_build_object(
      'questions', coalesce(saved.rounds -> interview.round -> 'questions', '[]'),
      'competencies', coalesce(saved.rounds -> interview.round -> 'competencies', '[]'),
      'resumeFileId', application.resume_file_id))::text as record
    from ${interviewSource}
      left join interview_plan_rounds saved on saved.id = interview.rounds_id
    where interview.id = ${id} and ${isInterviewInScopeSql(viewer)}`);
  if (!found) throw new AppError('NOT_FOUND');
  return found.record;
};
