import type { RecordNoun } from 'shell/sdk/record';
import { jobs, olderJobs } from '../../contract';

export const jobNoun: RecordNoun = { one: 'job', many: 'jobs', list: jobs, alsoAt: olderJobs };
