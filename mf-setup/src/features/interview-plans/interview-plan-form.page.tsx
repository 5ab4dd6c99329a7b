import type { InterviewPlanRecord } from 'server/contract/interviews/plans/interview-plan';
import { interviewPlanCalls } from 'server/contract/interviews/plans/interview-plan.calls';
import type { PickerItem } from 'shared-ui/forms';
import { editInterviewPlan, interviewPlans } from '../../../contract/interviews';
import { defineRecordPages } from '../../setup/define-record-pages';
import { pickerField, textField } from '../../setup/fields';
import {
  emptyRound,
  roundsSchema,
  toRoundDraft,
  toRoundValues,
  type RoundValues,
} from './round-values';
import { RoundsField } from './rounds-field';

interface Values {
  name: string;
  stage: PickerItem | null;
  pipeline: PickerItem | null;
  rounds: readonly RoundValues[];
}

const pages = defineRecordPages<Values, InterviewPlanRecord>({
  title: 'Interview Plan',
  noun: { one: 'interview plan', many: 'interview plans', list: interviewPlans },
  calls: interviewPlanCalls,
  edit: editInterviewPlan,
  fields: {
    name: textField({ label: 'Plan', required: 'Enter the name of the plan.' }),
    stage: {
      ...pickerField({ label: 'Stage', source: 'stages', required: 'Choose the stage.' }),
      read: ({ stageId, stage }) => ({ id: stageId, label: stage }),
    },
    pipeline: {
      ...pickerField({
        label: 'Only in the pipeline',
        source: 'pipelines',
        placeholder: 'All pipelines',
      }),
      read: ({ pipelineId, pipeline }) =>
        pipelineId === null ? null : { id: pipelineId, label: pipeline ?? '' },
    },
    rounds: {
      label: 'Rounds',
      empty: [emptyRound],
      rule: roundsSchema,
      read: ({ rounds }) => rounds.map(toRoundValues),
      write: (rounds) => ({ rounds: rounds.map(toRoundDraft) }),
      show: (rounds) => rounds.map(({ title }) => title).join(', '),
      input: () => <RoundsField />,
    },
  },
});

export const CreateInterviewPlanPage = pages.CreatePage;
export const EditInterviewPlanPage = pages.EditPage;
