import type { Interview } from 'server/contract/interviews/scheduling/interview';
import { getInterviews } from 'server/contract/interviews/scheduling/interview.calls';
import {
  interviewStateNames,
  interviewStates,
} from 'server/contract/interviews/scheduling/interview-constants';
import { pageReader } from 'shared-auth';
import { defineList } from 'shell/sdk/list';
import { addressField } from 'shell/sdk/react';

const withAny = (labels: Readonly<Record<string, string>>) =>
  Object.entries({ '': 'Any', ...labels }).map(([value, label]) => ({ value, label }));

export const interviewList = defineList({
  reader: pageReader(getInterviews),
  key: 'id',
  nameOf: ({ applicant, title }: Interview) => `${applicant}, ${title}`,
  one: 'interview',
  many: 'interviews',
  fields: {
    state: addressField.choice(['', ...interviewStateNames], ''),
    whose: addressField.choice(['', 'mine'], ''),
    cards: addressField.choice(['', 'mine', 'late'], ''),
    doubtful: addressField.choice(['', '1'], ''),
  },
  filterOf: ({ state, whose, cards, doubtful }) => ({
    ...(state && { state }),
    ...(whose && { mine: true }),
    ...(cards && { cards }),
    ...(doubtful && { doubtful: true }),
  }),
  filters: [
    {
      kind: 'choice',
      field: 'whose',
      label: 'Whose',
      options: withAny({ mine: 'Mine' }),
    },
    {
      kind: 'choice',
      field: 'state',
      label: 'State',
      options: withAny(interviewStates),
    },
    {
      kind: 'choice',
      field: 'cards',
      label: 'Scorecards',
      options: withAny({ mine: 'Mine to send', late: 'Late' }),
    },
    {
      kind: 'choice',
      field: 'doubtful',
      label: 'In doubt',
      options: withAny({ '1': 'Applicant, job or interviewer gone' }),
    },
  ],
});
