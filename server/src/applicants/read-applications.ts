import sql from 'sql-template-tag';
import { isEverything } from '../access/scope';
import { conditionsIn, readByHits, type Page, type Reading } from '../lists/reading';
import { jobsOf, type ApplicationCriteria, type ApplicationReader } from './criteria';
import { readInReach, readOfJob } from './read-in-reach';
import { readNewest } from './read-newest';
import { readOfStage } from './read-of-stage';
import { readSorted } from './read-sorted';
import { rowsNamedSo } from './search';

export type ApplicationReading = Reading<ApplicationReader, ApplicationCriteria>;

/** Whether few are left, who are found before they are put in order. */
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

/** Jobs that a filter narrows to are counted as if the person reached no others. */
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

/** By a search, each hit is visited; names that begin so are in two indexes. */
const readFound = (reading: ApplicationReading): Promise<Page> => {
  const { criteria, order, scope } = reading;
  const { prefix, words } = criteria;
  if (!prefix || words || isOfFew(criteria) || order.by === 'experience')
    return readByHits(reading, [...conditionsIn(reading), ...scope]);
  const others = conditionsIn(reading, { ...criteria, prefix: undefined });
  return readByHits(reading, [...others, ...scope], rowsNamedSo(prefix));
};

/** A page of applications by the shortest way that its criteria, order and scope leave. */
export const readApplications = (given: ApplicationReading): Promise<Page> => {
  const reading = inReachOf(given);
  const { criteria, order, reader } = reading;
  const { prefix, words, jobId, stageId } = criteria;
  const isFound = prefix !== undefined || words !== undefined || isOfFew(criteria);
  const isByDay = order.by === 'date';
  if (!isFound && jobId && isByDay) return readOfJob(reading, jobId);
  if (isFound || jobId) return readFound(reading);
  if (!isEverything(reader.scope)) return readInReach(reading);
  if (stageId) return readOfStage(reading);
  return isByDay ? readNewest(reading) : readSorted(reading);
};
