import type { RecordNoun } from 'shell/sdk/react';
import { jobs } from '../../contract';

export const jobNoun: RecordNoun = { one: 'job', many: 'jobs', list: jobs };
