import sql from 'sql-template-tag';
import { isEverything } from '../../platform/access/scope';
import type { Page } from '../../platform/lists/list';
import { getConditions, readByHits } from '../../platform/lists/reading';
import { toJobCondition, type ApplicationCriteria, type ApplicationReading } from './criteria';
import { readInScope, readJobPage } from './read-in-scope';
import { readNewest } from './read-newest';
import { readStagePage } from './read-stage-page';
import { readSorted } from './read-sorted';
import { toRowConditions, listedApplications, rowsByName } from './search';

/** Criteria that leave few rows, which are found first and sorted afterwards. */
const hasFewMatches = (criteria: ApplicationCriteria) => {
  const { applicantId, recruiterId, isStalled, joining, keptStageId, pastStageId, pastStatusId } =
    criteria;
  return Boolean(
    applicantId ??
    recruiterId ??
    isStalled ??
    joining ??
    keptStageId ??
    pastStageId ??
    pastStatusId,
  );
};

/** A job filter is treated as the user's scope, so that both use the same counts. */
const applyJobScope = (reading: ApplicationReading): ApplicationReading => {
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

const readMatches = (reading: ApplicationReading): Promise<Page> => {
  const { criteria, order, scope } = reading;
  const { prefix, words, jobId, applicantId } = criteria;
  const others = getConditions(reading, { ...criteria, prefix: undefined, words: undefined });
  // One job or person has few applications, so each row is checked.
  if (jobId ?? applicantId)
    return readByHits(reading, [...others, ...toRowConditions(criteria), ...scope]);
  if (words)
    return readByHits({ ...reading, foundIn: listedApplications }, [
      ...others,
      ...toRowConditions(criteria),
      ...scope,
    ]);
  return !prefix || hasFewMatches(criteria) || order.by === 'experience'
    ? readByHits(reading, [...getConditions(reading), ...scope])
    : readByHits(reading, [...others, ...scope], rowsByName(prefix));
};

/** Orders that no move changes are read from `filed_application`. */
const chooseTable = (reading: ApplicationReading): ApplicationReading => {
  const { order, criteria } = reading;
  const { status, stageId, sourceId } = criteria;
  const isOfSource = order.by === 'date' && sourceId !== undefined && !status && !stageId;
  return isOfSource || order.by === 'experience'
    ? { ...reading, foundIn: listedApplications }
    : reading;
};

export const readApplications = (given: ApplicationReading): Promise<Page> => {
  const reading = applyJobScope(given);
  const { criteria, order, reader } = reading;
  const { prefix, words, jobId, stageId } = criteria;
  const isFound = prefix !== undefined || words !== undefined || hasFewMatches(criteria);
  const isByDay = order.by === 'date';
  if (!isFound && jobId && isByDay) return readJobPage(reading, jobId);
  if (isFound || jobId) return readMatches(reading);
  const ordered = chooseTable(reading);
  if (!isEverything(reader.scope)) return readInScope(ordered);
  if (stageId) return readStagePage(ordered);
  return isByDay ? readNewest(ordered) : readSorted(ordered);
};
