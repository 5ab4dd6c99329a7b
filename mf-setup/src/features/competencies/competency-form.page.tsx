import type { CompetencyRecord } from 'server/contract/interviews/plans/competency';
import { competencyMessages } from 'server/contract/interviews/plans/competency-constants';
import { competencyCalls } from 'server/contract/interviews/plans/competency.calls';
import { competencies, editCompetency } from '../../../contract/interviews';
import { defineRecordPages } from '../../setup/define-record-pages';
import { longTextField, textField } from '../../setup/fields';

interface Values {
  name: string;
  meaning1: string;
  meaning2: string;
  meaning3: string;
  meaning4: string;
}

const createMeaning = (score: number, label: string) => ({
  ...longTextField({ label, required: competencyMessages.meanings, max: 300, rows: 2 }),
  read: ({ meanings }: CompetencyRecord) => meanings[score - 1] ?? '',
  write: () => ({}),
});

const pages = defineRecordPages<Values, CompetencyRecord>({
  title: 'Competency',
  noun: { one: 'competency', many: 'competencies', list: competencies },
  calls: competencyCalls,
  edit: editCompetency,
  fields: {
    name: textField({ label: 'Competency', required: 'Enter what is judged.' }),
    meaning1: createMeaning(1, '1 means'),
    meaning2: createMeaning(2, '2 means'),
    meaning3: createMeaning(3, '3 means'),
    meaning4: createMeaning(4, '4 means'),
  },
  bodyOf: (written, _, { meaning1, meaning2, meaning3, meaning4 }) => ({
    ...written,
    meanings: [meaning1, meaning2, meaning3, meaning4],
  }),
});

export const CreateCompetencyPage = pages.CreatePage;
export const EditCompetencyPage = pages.EditPage;
