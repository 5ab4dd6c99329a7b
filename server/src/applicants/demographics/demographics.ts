import { Type } from 'typebox';
import { One } from '../../../contract/answer';
import { DemographicFigure } from '../../../contract/applicants/demographics/demographic-figures';
import { getDemographicFigures } from '../../../contract/applicants/demographics/demographic-figures.calls';
import { demographicQuestionShapes } from '../../../contract/applicants/demographics/demographic-question';
import { demographicQuestionCalls } from '../../../contract/applicants/demographics/demographic-question.calls';
import type { Domain } from '../../platform/domain';
import { route } from '../../platform/http/route';
import { createRecordDomain } from '../../platform/record-domain';
import { demographicQuestionList } from './demographic-questions.list';
import { readDemographicFigures } from './read-demographic-figures';

const questions = createRecordDomain({
  list: demographicQuestionList,
  calls: demographicQuestionCalls,
  shapes: demographicQuestionShapes,
  view: 'setup:view-hiring',
  edit: 'setup:edit-hiring',
  where: 'General Settings, Demographic questions',
});

export const demographicsDomain: Domain = {
  ...questions,
  register: (app, parts) => {
    questions.register(app, parts);
    route(
      app,
      getDemographicFigures,
      {
        schemas: { reply: One(Type.Array(DemographicFigure)) },
        access: 'company:view',
        tag: 'Demographics',
        summary: 'Counts of demographic answers, in groups of at least ten people.',
      },
      async () => {
        const { day } = await parts.companyDay();
        return { data: await readDemographicFigures(parts.db, day) };
      },
    );
  },
};
