import { route, type Feature } from 'shell/sdk/define';
import { competencies, createCompetency, editCompetency } from '../../../contract/interviews';

const menu = 'setup.general-settings-menu';
const path = '/interview-plans/competencies';
const editing = { menu, can: 'setup:edit-hiring' } as const;

export const competenciesFeature: Feature = {
  pages: {
    CompetenciesPage: route(competencies, path, {
      title: 'Competencies',
      menu,
      can: 'setup:view-hiring',
      link: { row: 'setup.settings', group: 'Hiring', order: 42 },
    }),
    CreateCompetencyPage: route(createCompetency, `${path}/create`, {
      ...editing,
      title: 'Create Competency',
    }),
    EditCompetencyPage: route(editCompetency, `${path}/edit/:id`, {
      ...editing,
      title: 'Edit Competency',
    }),
  },
};
