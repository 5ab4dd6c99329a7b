import { competencyCalls } from 'server/contract/interviews/plans/competency.calls';
import { SettingsNav } from '../../general-settings/settings-nav';
import { defineRecordListPage } from '../../setup/define-record-list-page';
import * as refs from '../../../contract/interviews';

export const CompetenciesPage = defineRecordListPage({
  kind: 'interview-competency',
  title: 'Competencies',
  one: 'competency',
  many: 'competencies',
  emptiness: 'What interviews judge is listed here, with what each score means.',
  calls: competencyCalls,
  nameOf: ({ name }) => name,
  create: refs.createCompetency,
  links: { Edit: refs.editCompetency },
  useOwn: () => ({ nav: <SettingsNav /> }),
  columns: [
    {
      ...{ id: 'name', header: 'Competency', sortable: true, narrow: 'title' },
      least: 200,
      share: 1,
    },
    {
      ...{ id: 'meanings', header: 'What the scores mean', least: 320, share: 3, wraps: true },
      narrow: 'line',
      cell: ({ meanings }) => meanings.map((text, place) => `${place + 1}: ${text}`).join(' · '),
    },
  ],
});
