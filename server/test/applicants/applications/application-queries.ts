const today = new Date().toISOString().slice(0, 10);
export type Query = Record<string, string>;

const dayBefore = (count: number): string =>
  new Date(Date.parse(`${today}T00:00:00Z`) - count * 86_400_000).toISOString().slice(0, 10);

const inDays = `(created_at at time zone 'Asia/Kolkata')::date between date '${dayBefore(60)}' and date '${dayBefore(10)}'`;
const days: Query = { fromDate: dayBefore(60), toDate: dayBefore(10) };

export const newestFirst = 'created_at desc, id desc';
const ofPipeline = (id: number) => `job_id in (select job.id from job where pipeline_id = ${id})`;
const wasIn = (condition: string) =>
  `id in (select application_id from application_history history where history.${condition})`;

/** Conditions and orders are written independently of the server's code. */
export const testedQueries: [string, Query, condition: string, order: string][] = [
  ['everything', {}, 'true', newestFirst],
  ['the oldest first', { sort: 'date' }, 'true', 'created_at, id'],
  ['one source', { sourceId: '3' }, 'source_id = 3', newestFirst],
  ['one status', { applicantStatusId: '1' }, 'status_id = 1', newestFirst],
  ['one status by its other name', { statusId: '2' }, 'status_id = 2', newestFirst],
  ['the code 19', { applicantStatusId: '19' }, `category = 'hired'`, newestFirst],
  ['a category', { category: 'on-hold' }, `category = 'on-hold'`, newestFirst],
  ['one stage', { stageId: '2' }, 'stage_id = 2', newestFirst],
  ['one stage, oldest first', { stageId: '1', sort: 'date' }, 'stage_id = 1', 'created_at, id'],
  [
    'one stage and a status',
    { stageId: '2', statusId: '2' },
    'stage_id = 2 and status_id = 2',
    newestFirst,
  ],
  [
    'one stage and a category, by name',
    { stageId: '1', category: 'rejected', sort: 'name' },
    `stage_id = 1 and category = 'rejected'`,
    'name_key, id',
  ],
  [
    'one stage by status',
    { stageId: '1', sort: '-status' },
    'stage_id = 1',
    `status_name collate natural_order desc, ${newestFirst}`,
  ],
  [
    'one stage in a range, of one source',
    { ...days, stageId: '1', sourceId: '2' },
    `${inDays} and stage_id = 1 and source_id = 2`,
    newestFirst,
  ],
  [
    'one stage of one job',
    { stageId: '1', jobId: '80' },
    'stage_id = 1 and job_id = 80',
    newestFirst,
  ],
  [
    'two letters within a stage',
    { stageId: '1', search: 'ka' },
    `stage_id = 1 and (name_key like 'ka%' or last_name_key like 'ka%')`,
    newestFirst,
  ],
  ['one pipeline', { pipelineId: '1' }, ofPipeline(1), newestFirst],
  [
    'one pipeline in a range by name',
    { ...days, pipelineId: '2', sort: 'name' },
    `${inDays} and ${ofPipeline(2)}`,
    'name_key, id',
  ],
  [
    'one pipeline and a status',
    { pipelineId: '1', statusId: '2' },
    `${ofPipeline(1)} and status_id = 2`,
    newestFirst,
  ],
  [
    'two letters within a pipeline',
    { pipelineId: '1', search: 'ka' },
    `${ofPipeline(1)} and (name_key like 'ka%' or last_name_key like 'ka%')`,
    newestFirst,
  ],
  [
    'one job of a pipeline',
    { pipelineId: '1', jobId: '80' },
    `${ofPipeline(1)} and job_id = 80`,
    newestFirst,
  ],
  ['who was in a stage', { pastStageId: '2' }, wasIn('stage_id = 2'), newestFirst],
  [
    'who was in a status, by name within a source',
    { pastStatusId: '101', sourceId: '1', sort: 'name' },
    `${wasIn('status_id = 101')} and source_id = 1`,
    'name_key, id',
  ],
  [
    'two letters of who was in a stage',
    { pastStageId: '2', search: 'ka' },
    `${wasIn('stage_id = 2')} and (name_key like 'ka%' or last_name_key like 'ka%')`,
    newestFirst,
  ],
  ['a stage that is not there', { stageId: '999' }, 'false', newestFirst],
  [
    'a category, oldest first',
    { category: 'active', sort: 'date' },
    `category = 'active'`,
    'created_at, id',
  ],
  ['a range of days', days, inDays, newestFirst],
  [
    'a range with source and status',
    { ...days, sourceId: '2', statusId: '2' },
    `${inDays} and source_id = 2 and status_id = 2`,
    newestFirst,
  ],
  [
    'a category in a range',
    { ...days, category: 'active' },
    `${inDays} and category = 'active'`,
    newestFirst,
  ],
  ['by name', { sort: 'name' }, 'true', 'name_key, id'],
  [
    'by name backwards, of one source',
    { sort: '-name', sourceId: '2' },
    'source_id = 2',
    'name_key desc, id desc',
  ],
  ['by experience', { sort: '-experience' }, 'true', 'coalesce(experience, 0) desc, id desc'],
  ['by status', { sort: 'status' }, 'true', `status_name collate natural_order, ${newestFirst}`],
  [
    'by status backwards, in a range',
    { sort: '-status', ...days },
    inDays,
    `status_name collate natural_order desc, ${newestFirst}`,
  ],
  ['one job', { jobId: '5' }, 'job_id = 5', newestFirst],
  [
    'one job and a status',
    { jobId: '5', statusId: '2' },
    'job_id = 5 and status_id = 2',
    newestFirst,
  ],
  [
    'one job and a source by name',
    { jobId: '5', sourceId: '1', sort: 'name' },
    'job_id = 5 and source_id = 1',
    'name_key, id',
  ],
  ['a part of a name', { search: 'avya' }, `search_key like '%avya%'`, newestFirst],
  ['a full name', { search: ' Kavya   Iyengar ' }, `name_key like '%kavya iyengar%'`, newestFirst],
  ['an e-mail address', { search: 'kavya.das.' }, `search_key like '%kavya.das.%'`, newestFirst],
  [
    'a phone as the table shows it',
    { search: '+91 90000 10306' },
    `search_key like '%9000010306'`,
    newestFirst,
  ],
  ['the middle of a phone', { search: '000-01.03' }, `search_key like '%0000103%'`, newestFirst],
  [
    'the beginning of a phone',
    { search: '(+91) 80000 01' },
    `search_key like '%8000001%'`,
    newestFirst,
  ],
  [
    'two letters, at the beginning of a name',
    { search: 'Da' },
    `(name_key like 'da%' or last_name_key like 'da%')`,
    newestFirst,
  ],
  [
    'a search within a job by name',
    { search: 'ar', jobId: '80', sort: 'name' },
    `job_id = 80 and (name_key like 'ar%' or last_name_key like 'ar%')`,
    'name_key, id',
  ],
  ['one applicant', { applicantId: '7' }, 'id = 7', newestFirst],
  ['nothing', { search: 'nobody of this name' }, 'false', newestFirst],
];
