import { screen } from '@testing-library/react';
import { getApplication } from 'server/contract/applicants/applications/application.calls';
import { furtherQuestionMessages } from 'server/contract/applicants/applying/further-question-constants';
import { askApplicant } from 'server/contract/applicants/applying/further-question.calls';
import { ApiError } from 'shared-auth';
import {
  answer,
  lookupAnswer,
  pick,
  press,
  renderPanel,
  type,
  type RenderPageOptions,
} from 'shell/sdk/testing';
import { askQuestion } from '../../../contract';
import { applicationRecord } from '../../application/testing/application-answers';
import { AskQuestionPanel } from './ask-question.panel';

const close = jest.fn();
beforeEach(() => close.mockClear());

const open = (answers: RenderPageOptions['answers'] = []) =>
  renderPanel(askQuestion, <AskQuestionPanel />, {
    input: { applicantId: 31 },
    close,
    answers: [
      ...answers,
      lookupAnswer('libraryQuestions', [
        { id: 7, question: 'Do you drive?', questionGroupName: 'Drivers' },
      ]),
      answer(getApplication, { data: applicationRecord() }),
      answer(askApplicant, { data: { askedId: 1 } }),
    ],
  });

test('a question from the library is sent unchanged, and its text need not be typed', async () => {
  const page = open();
  await pick('From the library', 'Do you drive?');
  expect(screen.queryByRole('textbox', { name: /^Question of/ })).toBeNull();
  await press('Send');
  expect(await screen.findByText('Your change has been successfully submitted')).toBeVisible();
  expect(page.sent(askApplicant)).toEqual([{ questionId: 7 }]);
  expect(close).toHaveBeenCalledTimes(1);
});

test('a question of one’s own is sent with its options, and a question without text is not sent', async () => {
  const page = open();
  await pick('Answer', 'Choice');
  await press('Send');
  expect((await screen.findAllByText(furtherQuestionMessages.choose))[0]).toBeVisible();
  await type('Question of your own', 'Which shift?');
  await type('Options', 'Early\nLate\n');
  await press('Send');
  expect(await screen.findByText('Your change has been successfully submitted')).toBeVisible();
  expect(page.sent(askApplicant)).toEqual([
    { question: 'Which shift?', type: 'choice', options: ['Early', 'Late'] },
  ]);
});

test('a refused question shows how to correct it, and the typed text is not lost', async () => {
  open([
    answer(askApplicant, () => {
      throw new ApiError({
        code: 'INVALID_INPUT',
        message: furtherQuestionMessages.full,
        status: 422,
      });
    }),
  ]);
  await type('Question of your own', 'Why?');
  await press('Send');
  expect(await screen.findByText(new RegExp('open questions'))).toBeVisible();
  expect(screen.getByRole('textbox', { name: /^Question of/ })).toHaveValue('Why?');
});
