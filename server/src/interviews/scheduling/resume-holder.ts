import sql from 'sql-template-tag';
import type { FileVisibility } from '../../platform/files/get-file';
import { isOwnInterviewSql } from './interview-scope';

/** Interviewers may open the applicant's resume as long as they may see the interview. */
export const isInterviewResumeVisibleSql: FileVisibility = (viewer) =>
  viewer.grants.has('interview:take-part')
    ? sql`exists (
        select from application join interview on interview.application_id = application.id
        where application.resume_file_id = stored_file.id and ${isOwnInterviewSql(viewer)})`
    : undefined;
