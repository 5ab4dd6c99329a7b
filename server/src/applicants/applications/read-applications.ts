import sql from 'sql-template-tag';
import { isEverything } from '../../platform/access/scope';
import type { Page } from '../../platform/lists/list';
import { conditionsIn, readByHits } from '../../platform/lists/reading';
import { jobsOf, type ApplicationCriteria, type ApplicationReading } from './criteria';
import { readInReach, readOfJob } from './read-in-reach';
import { readNewest } from './read-newest';
import { readOfStage } from './read-of-stage';
import { readSorted } from './read-sorted';
import { directly, listed, rowsNamedSo } from './search';

/** Criteria that leave few rows, which are found first and sorted afterwards. */
const isOfFew = (criteria: ApplicationCriteria) => {
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
const inReachOf = (reading: ApplicationReading): ApplicationReading => {
  const { jobs } = reading.criteria;
  if (!jobs) return reading;
  const scope = jobsOf(jobs, reading.reader);
  return {
    ...reading,
    criteria: { ...reading.criteria, jobs: undefined },
    reader: { ...reading.reader, scope },
    scope: [sql`application.job_id in (select job.id from job where ${scope})`],
  };
};

const readFound = (reading: ApplicationReading): Promise<Page> => {
  const { criteria, order, scope } = reading;
  const { prefix, words, jobId, applicantId } = criteria;
  const others = conditionsIn(reading, { ...criteria, prefix: undefined, words: undefined });
  // One job or person has few applications, so each row is checked.
  if (jobId ?? applicantId)
    return readByHits(reading, [...others, ...directly(criteria), ...scope]);
  if (words)
    return readByHits({ ...reading, foundIn: listed }, [
      ...others,
      ...directly(criteria),
      ...scope,
    ]);
  return !prefix || isOfFew(criteria) || order.by === 'experience'
    ? readByHits(reading, [...conditionsIn(reading), ...scope])
    : readByHits(reading, [...others, ...scope], rowsNamedSo(prefix));
};

/** Orders that no move changes are read from `filed_application`. */
const alongItsOrder = (reading: ApplicationReading): ApplicationReading => {
  const { order, criteria } = reading;
  const { status, stageId, sourceId } = criteria;
  const isOfSource = order.by === 'date' && sourceId !== undefined && !status && !stageId;
  return isOfSource || order.by === 'experience' ? { ...reading, foundIn: listed } : reading;
};

export const readApplications = (given: ApplicationReading): Promise<Page> => {
  const reading = inReachOf(given);
  const { criteria, order, reader } = reading;
  const { prefix, words, jobId, stageId } = criteria;
  const isFound = prefix !== undefined || words !== undefined || isOfFew(criteria);
  const isByDay = order.by === 'date';
  if (!isFound && jobId && isByDay) return readOfJob(reading, jobId);
  if (isFound || jobId) return readFound(reading);
  const ordered = alongItsOrder(reading);
  if (!isEverything(reader.scope)) return readInReach(ordered);
  if (stageId) return readOfStage(ordered);
  return isByDay ? readNewest(ordered) : readSorted(ordered);
};
