import { isEverything } from '../access/scope';
import { conditionsIn, readByHits, type Page, type Reading } from '../lists/reading';
import type { ApplicationCriteria, ApplicationReader } from './criteria';
import { readInReach, readOfJob } from './read-in-reach';
import { readNewest } from './read-newest';
import { readOfStage } from './read-of-stage';
import { readSorted } from './read-sorted';
import { rowsNamedSo } from './search';

export type ApplicationReading = Reading<ApplicationReader, ApplicationCriteria>;

/** By a search, each hit is visited; names that begin so are in two indexes. */
const readFound = (reading: ApplicationReading): Promise<Page> => {
  const { criteria, order, scope } = reading;
  const { prefix, words, applicantId } = criteria;
  if (!prefix || words || applicantId || order.by === 'experience')
    return readByHits(reading, [...conditionsIn(reading), ...scope]);
  const others = conditionsIn(reading, { ...criteria, prefix: undefined });
  return readByHits(reading, [...others, ...scope], rowsNamedSo(prefix));
};

/** A page of applications by the shortest way that its criteria, order and scope leave. */
export const readApplications = (reading: ApplicationReading): Promise<Page> => {
  const { criteria, order, reader } = reading;
  const { prefix, words, applicantId, jobId, stageId } = criteria;
  const isFound = prefix !== undefined || words !== undefined || applicantId !== undefined;
  const isByDay = order.by === 'date';
  if (!isFound && jobId && isByDay) return readOfJob(reading, jobId);
  if (isFound || jobId) return readFound(reading);
  if (!isEverything(reader.scope)) return readInReach(reading);
  if (stageId) return readOfStage(reading);
  return isByDay ? readNewest(reading) : readSorted(reading);
};
