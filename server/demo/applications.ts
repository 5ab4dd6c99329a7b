import {
  createDuplicateContact,
  createContactDetails,
  type ContactDetails,
} from './contact-details';
import { addDays, toDay, toIsoString } from './days';
import { pipelines, statusesWithoutStage, stages } from './job-data';
import type { SeededJob } from './jobs';
import { getStatusId, listStatuses } from './pipelines';
import type { Random } from './random';
import { applicantSources, firstNames, lastNames } from './company-data';

export interface PipelineStep {
  stage: number | null;
  status: number;
  at: number;
}

const startStatusId = 1;
const rejectedStatusId = 2;
const hiredStatusId = getStatusId('Hired');

const getStagePath = (pipeline: number): { stage: number | null; statuses: number[] }[] =>
  pipeline === 0
    ? [
        {
          stage: null,
          statuses: [...statusesWithoutStage.slice(0, 2).map(getStatusId), hiredStatusId],
        },
      ]
    : (pipelines[pipeline - 1]?.[1] ?? []).map((stage) => ({
        stage,
        statuses: listStatuses(stage).slice(1, -1),
      }));

export const simulateSteps = (
  random: Random,
  pipeline: number,
  appliedAt: number,
  now: number,
): PipelineStep[] => {
  const path = getStagePath(pipeline);
  const steps: PipelineStep[] = [
    { stage: path[0]?.stage ?? null, status: startStatusId, at: appliedAt },
  ];
  let at = appliedAt;
  for (const { stage, statuses } of path) {
    const ahead =
      stage === null || stages[stage - 1]?.[0] === 'Joining' ? statuses : statuses.slice(0, 2);
    for (const status of ahead) {
      at = addDays(at, random.between(1, 6)) + random.between(0, 7 * 3_600) * 1_000;
      if (at > now || random.chance(0.05)) return steps;
      const aside = statuses[2];
      if (aside !== undefined && aside !== hiredStatusId && random.chance(0.05))
        return [...steps, { stage, status: aside, at }];
      if (random.chance(0.1)) return [...steps, { stage, status: rejectedStatusId, at }];
      steps.push({ stage, status, at });
      if (status === hiredStatusId) return steps;
    }
  }
  return steps;
};

const sampleComments = [
  '',
  '',
  '',
  'Good conversation, moved on',
  'Documents checked',
  'Asked for a later date',
];

interface ApplicationRows {
  applicants: (ContactDetails & { id: number; created_at: string })[];
  applications: object[];
  history: object[];
}

const distributeApplications = (
  random: Random,
  jobs: readonly SeededJob[],
  total: number,
): number[] => {
  const weights = jobs.map(() => 0.3 + random.next() ** 3 * 4);
  const sum = weights.reduce((whole, weight) => whole + weight, 0);
  return weights.map((weight) => Math.round((weight / sum) * total));
};

/** Referred people are hired more often; sometimes the referrer is the job's recruiter, who is not paid. */
const chooseReferrer = (
  referrers: readonly number[],
  job: SeededJob,
  { id, drawn, isHired }: { id: number; drawn: number | null; isHired: boolean },
): number | null => {
  if (drawn === null && !(isHired && id % 4 > 0)) return null;
  return id % 12 === 1 ? job.recruiter : (drawn ?? referrers[id % referrers.length] ?? null);
};

export const makeApplications = (
  random: Random,
  now: number,
  jobs: readonly SeededJob[],
  referrers: readonly number[],
  total: number,
): ApplicationRows => {
  const made: ApplicationRows = { applicants: [], applications: [], history: [] };
  const shares = distributeApplications(random, jobs, total);
  const apply = (job: SeededJob) => {
    const id = made.applications.length + 1;
    const again = made.applicants.length > 20 && random.chance(0.05);
    const applicant = again
      ? random.between(1, made.applicants.length)
      : made.applicants.length + 1;
    const appliedAt = job.openedAt + random.next() * Math.max(0, job.closesAt - job.openedAt);
    if (!again) {
      const earlier = random.chance(0.02) ? made.applicants.at(-7) : undefined;
      const person = earlier
        ? createDuplicateContact(random, earlier, applicant)
        : createContactDetails(random.pick(firstNames), random.pick(lastNames), applicant);
      made.applicants.push({ ...person, id: applicant, created_at: toIsoString(appliedAt) });
    }
    const steps = simulateSteps(random, job.pipeline, appliedAt, now);
    const latest = steps.at(-1) ?? { stage: null, status: startStatusId, at: appliedAt };
    const elsewhere = steps.findLastIndex(({ stage }) => stage !== latest.stage);
    const source = random.chance(0.25) ? 1 : random.between(2, applicantSources.length);
    const referrer = chooseReferrer(referrers, job, {
      id,
      drawn: source === 1 ? random.pick(referrers) : null,
      isHired: latest.status === hiredStatusId,
    });
    made.applications.push({
      id,
      applicant_id: applicant,
      job_id: job.id,
      source_id: referrer === null ? source : 1,
      experience: random.between(0, 12),
      stage_id: latest.stage,
      stage_since: toIsoString(steps[elsewhere + 1]?.at ?? appliedAt),
      status_id: latest.status,
      recruiter_id: job.recruiter,
      referrer_id: referrer,
      joining_date:
        latest.status === hiredStatusId ? toDay(addDays(latest.at, random.between(5, 30))) : null,
      created_at: toIsoString(appliedAt),
      updated_at: toIsoString(latest.at),
      kept_since: toIsoString(latest.at),
    });
    for (const { stage, status, at } of steps)
      made.history.push({
        application_id: id,
        stage_id: stage,
        status_id: status,
        comment: random.pick(sampleComments),
        actor_id: status === startStatusId ? null : job.recruiter,
        created_at: toIsoString(at),
      });
  };
  jobs.forEach((job, place) => {
    for (let count = shares[place] ?? 0; count > 0; count -= 1) apply(job);
  });
  return made;
};
