import { route, type Feature } from 'shell/sdk/define';
import { competencies, createCompetency, editCompetency } from '../../../contract';

const menu = 'setup.competencies-menu';
const path = '/interview-plans/competencies';
const editing = { menu, can: 'setup:edit-hiring' } as const;

export const competenciesFeature: Feature = {
  menu: [
    {
      id: menu,
      category: 'referral',
      sidebarSorting: 22,
      title: 'Competencies',
      to: competencies,
      parent: 'setup.hiring-process-menu',
      can: 'setup:view-hiring',
    },
  ],
  pages: {
    CompetenciesPage: route(competencies, path, {
      title: 'Competencies',
      can: 'setup:view-hiring',
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
