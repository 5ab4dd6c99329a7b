import { interviewPlanCalls } from 'server/contract/interviews/plans/interview-plan.calls';
import { defineRecordListPage } from '../../setup/define-record-list-page';
import { SettingsNav } from '../../general-settings/settings-nav';
import { InterviewHoursNotice } from './hours-note';
import * as refs from '../../../contract/interviews';

export const InterviewPlansPage = defineRecordListPage({
  kind: 'interview-plan',
  title: 'Interview Plans',
  one: 'interview plan',
  many: 'interview plans',
  emptiness: 'A plan says which rounds applicants of a stage go through, and what each judges.',
  calls: interviewPlanCalls,
  nameOf: ({ name }) => name,
  create: refs.createInterviewPlan,
  links: { Edit: refs.editInterviewPlan },
  useOwn: () => ({ nav: <SettingsNav />, section: <InterviewHoursNotice /> }),
  columns: [
    { ...{ id: 'name', header: 'Plan', sortable: true, narrow: 'title' }, least: 180, share: 1 },
    { ...{ id: 'stage', header: 'Stage', sortable: true, narrow: 'line' }, least: 160, share: 1 },
    {
      ...{ id: 'pipeline', header: 'Pipeline', least: 160, share: 1 },
      cell: ({ pipeline }) => pipeline ?? 'All pipelines',
    },
    {
      ...{ id: 'rounds', header: 'Rounds', least: 240, share: 2, wraps: true, narrow: 'line' },
      cell: ({ rounds }) =>
        rounds.map(({ title, minutes }) => `${title} (${minutes} min)`).join(' · '),
    },
  ],
});
