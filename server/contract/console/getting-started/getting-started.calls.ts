import type { One } from '../../answer';
import { call } from '../../call';
import { shownWithPipelines } from '../../jobs/pipelines/pipeline-constants';
import type {
  GettingStarted,
  GettingStartedUpdate,
  StarterChoice,
  StarterCreated,
  StarterSet,
} from './getting-started';

const path = '/api/v1/getting-started';
const starterChanges = [
  'applicant-source',
  'question-group',
  'questions',
  'job-priority',
  'group',
  'referral-amount',
] as const;

export const getGettingStarted = call<{ reply: One<GettingStarted> }>('GET', path, {
  shows: [
    ...['getting-started', 'company', 'pipeline', 'person', 'job'],
    ...['department', 'location', 'designation', 'skill', 'referral-amount'],
  ],
});

export const updateGettingStarted = call<{
  body: GettingStartedUpdate;
  reply: One<GettingStarted>;
}>('PUT', path, { changes: ['getting-started'] });

export const getStarterSet = call<{ reply: One<StarterSet> }>('GET', '/api/v1/starter-set', {
  shows: [...shownWithPipelines, ...starterChanges],
});

/** Creates records of the starter set that do not exist yet. */
export const createStarterSet = call<{ body: StarterChoice; reply: One<StarterCreated> }>(
  'POST',
  '/api/v1/starter-set',
  { changes: [...shownWithPipelines, ...starterChanges, 'getting-started', 'person'] },
);
