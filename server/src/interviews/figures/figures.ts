import { CardQuery } from '../../../contract/console/dashboard/figures';
import * as shapes from '../../../contract/interviews/figures/interview-figures';
import * as calls from '../../../contract/interviews/figures/interview-figures.calls';
import { InterviewStepTimes } from '../../../contract/interviews/figures/step-times';
import { registerDashboardFigure } from '../../applicants/applications/register-figure';
import type { Domain } from '../../platform/domain';
import { selectInterviewFigures, selectRoundFigures } from './interview-figures';
import { selectInterviewStepTimes } from './step-times';

export const interviewFiguresDomain: Domain = {
  register: (app, parts) => {
    registerDashboardFigure(app, parts, calls.getInterviewFigures, {
      query: shapes.InterviewFiguresQuery,
      line: shapes.InterviewFigures,
      summary: 'Interviews, scorecards and offers of each job or recruiter, with hires.',
      lines: selectInterviewFigures,
    });
    registerDashboardFigure(app, parts, calls.getInterviewStepTimes, {
      query: shapes.InterviewFiguresQuery,
      line: InterviewStepTimes,
      summary: 'How long interviews, scorecards and decisions take, of each job or recruiter.',
      lines: selectInterviewStepTimes,
    });
    registerDashboardFigure(app, parts, calls.getRoundFigures, {
      query: CardQuery,
      line: shapes.RoundFigures,
      summary: 'How many went on after each round of interviews.',
      lines: selectRoundFigures,
    });
  },
};
