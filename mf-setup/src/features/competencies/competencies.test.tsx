import { competencyMessages } from 'server/contract/interviews/plans/competency-constants';
import { competencyCalls } from 'server/contract/interviews/plans/competency.calls';
import { testRecordPages, testRecordsPage } from '../../setup/testing/record-tests';
import { CreateCompetencyPage, EditCompetencyPage } from './competency-form.page';
import { CompetenciesPage } from './competencies.page';

const meanings = ['Weak', 'Fair', 'Good', 'Strong'];
const competency = (id: number, name: string) => ({ id, name, meanings, version: 3 });
const kind = {
  calls: competencyCalls,
  rows: [competency(1, 'Kneading'), competency(2, 'Glazing')],
} as const;

testRecordsPage({
  ...kind,
  page: <CompetenciesPage />,
  names: ['Kneading', 'Glazing'],
  heads: ['Competency', 'What the scores mean'],
  texts: ['1: Weak · 2: Fair · 3: Good · 4: Strong'],
  links: ['Edit'],
  view: 'setup:view-hiring',
});

testRecordPages({
  ...kind,
  pages: { create: <CreateCompetencyPage />, edit: <EditCompetencyPage /> },
  list: 'setup.competencies',
  missing: { Competency: 'Enter what is judged.', '1 means': competencyMessages.meanings },
  create: {
    change: {
      ...{ Competency: 'Glazing', '1 means': 'Weak', '2 means': 'Fair' },
      ...{ '3 means': 'Good', '4 means': 'Strong' },
    },
    sends: { name: 'Glazing', meanings },
  },
  edit: {
    change: { '4 means': 'Shines' },
    sends: { meanings: ['Weak', 'Fair', 'Good', 'Shines'] },
  },
});
