import sql from 'sql-template-tag';
import { isAllRecords } from '../../platform/access/scope';
import type { ListPage } from '../../platform/lists/list';
import { getListConditions, readByMatchingRows } from '../../platform/lists/list-reading';
import { toJobCondition, type ApplicationCriteria, type ApplicationListReading } from './criteria';
import { readApplicationsInScope, readJobPage } from './read-applications-in-scope';
import { readNewestApplications } from './read-newest-applications';
import { readStagePage } from './read-stage-page';
import { readSortedApplications } from './read-sorted-applications';
import {
  toSearchRowConditions,
  listedApplicationTable,
  selectRowsByName,
} from './search-conditions';

/** True for criteria that match few rows, which are found first and sorted afterwards. */
const hasFewMatches = (criteria: ApplicationCriteria) => {
  const { applicantId, recruiterId, isStalled, isAnswerDue, joining } = criteria;
  const { keptStageId, pastStageId, pastStatusId, reasonId } = criteria;
  return Boolean(
    applicantId ??
    recruiterId ??
    isStalled ??
    isAnswerDue ??
    joining ??
    keptStageId ??
    pastStageId ??
    pastStatusId ??
    reasonId,
  );
};

/** A job filter is treated as the user's scope, so that both use the same counts. */
const applyJobScope = (reading: ApplicationListReading): ApplicationListReading => {
  const { jobs } = reading.criteria;
  if (!jobs) return reading;
  const scope = toJobCondition(jobs, reading.reader);
  return {
    ...reading,
    criteria: { ...reading.criteria, jobs: undefined },
    reader: { ...reading.reader, scope },
    scope: [sql`application.job_id in (select job.id from job where ${scope})`],
  };
};

const readMatchingApplications = (reading: ApplicationListReading): Promise<ListPage> => {
  const { criteria, order, scope } = reading;
  const { prefix, words, jobId, applicantId } = criteria;
  const others = getListConditions(reading, { ...criteria, prefix: undefined, words: undefined });
  // A job or a person has few applications, so each of their rows is checked.
  if (jobId ?? applicantId)
    return readByMatchingRows(reading, [...others, ...toSearchRowConditions(criteria), ...scope]);
  if (words)
    return readByMatchingRows({ ...reading, foundIn: listedApplicationTable }, [
      ...others,
      ...toSearchRowConditions(criteria),
      ...scope,
    ]);
  return !prefix || hasFewMatches(criteria) || order.by === 'experience'
    ? readByMatchingRows(reading, [...getListConditions(reading), ...scope])
    : readByMatchingRows(reading, [...others, ...scope], selectRowsByName(prefix));
};

/** Lists in an order that status changes do not affect are read from `filed_application`. */
const chooseApplicationTable = (reading: ApplicationListReading): ApplicationListReading => {
  const { order, criteria } = reading;
  const { status, stageId, sourceId } = criteria;
  const isOfSource = order.by === 'date' && sourceId !== undefined && !status && !stageId;
  return isOfSource || order.by === 'experience'
    ? { ...reading, foundIn: listedApplicationTable }
    : reading;
};

export const readApplications = (given: ApplicationListReading): Promise<ListPage> => {
  const reading = applyJobScope(given);
  const { criteria, order, reader } = reading;
  const { prefix, words, jobId, stageId } = criteria;
  const isFound = prefix !== undefined || words !== undefined || hasFewMatches(criteria);
  const isByDay = order.by === 'date';
  if (!isFound && jobId && isByDay) return readJobPage(reading, jobId);
  if (isFound || jobId) return readMatchingApplications(reading);
  const ordered = chooseApplicationTable(reading);
  if (!isAllRecords(reader.scope)) return readApplicationsInScope(ordered);
  if (stageId) return readStagePage(ordered);
  return isByDay ? readNewestApplications(ordered) : readSortedApplications(ordered);
};
