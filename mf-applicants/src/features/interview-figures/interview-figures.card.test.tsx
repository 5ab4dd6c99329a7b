import { screen } from '@testing-library/react';
import {
  getInterviewFigures,
  getInterviewStepTimes,
  getRoundFigures,
} from 'server/contract/interviews/figures/interview-figures.calls';
import { answer, renderPage } from 'shell/sdk/testing';
import { InterviewFiguresCard } from './interview-figures.card';
import { InterviewRoundsCard } from './interview-rounds.card';
import { InterviewStepsCard } from './interview-steps.card';

test('the share of accepted offers counts answered offers only, and is a dash if none is answered', async () => {
  const none = { hired: 0, cards: 0, cardsOnTime: 0, offers: 0, accepted: 0, declined: 0 };
  renderPage(<InterviewFiguresCard />, {
    answers: [
      answer(getInterviewFigures, {
        data: [
          {
            ...{ id: 4, name: 'Baker', interviews: 9, hired: 2, cards: 10, cardsOnTime: 8 },
            ...{ offers: 5, accepted: 3, declined: 1 },
          },
          { id: 5, name: 'Driver', interviews: 2, ...none },
        ],
      }),
    ],
  });
  expect(await screen.findByRole('row', { name: 'Baker 9 4.5 80 % 5 3 75 %' })).toBeVisible();
  expect(screen.getByRole('row', { name: 'Driver 2 – – 0 0 –' })).toBeVisible();
});

test('the pass rate of an interview round leaves out applicants who are not decided yet', async () => {
  renderPage(<InterviewRoundsCard />, {
    answers: [
      answer(getRoundFigures, {
        data: [{ round: 'Panel', interviews: 12, passed: 3, rejected: 6 }],
      }),
    ],
  });
  expect(await screen.findByRole('row', { name: 'Panel 12 3 6 33 %' })).toBeVisible();
});

test('a step that no interview has completed shows a dash, not zero days', async () => {
  renderPage(<InterviewStepsCard />, {
    answers: [
      answer(getInterviewStepTimes, {
        data: [
          {
            ...{ id: 4, name: 'Baker', interviews: 9 },
            ...{ hoursToInterview: 84, hoursToCards: 5, hoursToDecision: null },
          },
        ],
      }),
    ],
  });
  expect(await screen.findByRole('row', { name: 'Baker 9 3.5 days 0.2 days –' })).toBeVisible();
});
