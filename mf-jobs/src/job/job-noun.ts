import type { RecordNoun } from 'shell/sdk/record';
import { jobs, olderJobRoutes } from '../../contract';

export const jobNoun: RecordNoun = { one: 'job', many: 'jobs', list: jobs, alsoAt: olderJobRoutes };
