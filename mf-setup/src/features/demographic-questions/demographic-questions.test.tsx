import { screen, waitFor } from '@testing-library/react';
import type { DemographicQuestionRecord } from 'server/contract/applicants/demographics/demographic-question';
import { demographicQuestionCalls } from 'server/contract/applicants/demographics/demographic-question.calls';
import { answer, field, press, renderPage, type } from 'shell/sdk/testing';
import {
  CreateDemographicQuestionPage,
  EditDemographicQuestionPage,
} from './demographic-question-form.page';
import { DemographicQuestionsPage } from './demographic-questions.page';

const record: DemographicQuestionRecord = {
  ...{ id: 4, englishQuestion: 'How old are you?', englishChoices: ['Under 40', 'Older'] },
  ...{ germanQuestion: '', germanChoices: [], isAsked: true, wasAsked: true, version: 2 },
};
const meta = { total: 1, current_page: 1, last_page: 1, from: 1, to: 1 };
const path = '/general-settings/demographic-questions';

test('each demographic question shows its choices, its languages, and whether it is on', async () => {
  renderPage(<DemographicQuestionsPage />, {
    address: path,
    answers: [answer(demographicQuestionCalls.getMany, { data: [record], meta })],
  });
  const row = await screen.findByRole('row', { name: /How old are you/ });
  expect(row).toHaveTextContent('Under 40, Older');
  expect(row).toHaveTextContent('As in English');
  expect(row).toHaveTextContent('Asked');
});

test('a new demographic question is off, has a choice for each line, and needs as many German choices as English', async () => {
  const page = renderPage(<CreateDemographicQuestionPage />, {
    address: `${path}/create`,
    answers: [answer(demographicQuestionCalls.create, { data: record })],
  });
  await type('Question', 'How old are you?');
  await type('Choices', 'Under 40');
  await press('Save');
  await waitFor(() => expect(field('Choices')).toHaveAccessibleDescription(/2 to 12 choices/));
  await type('Choices', 'Under 40{Enter}Older{Enter}');
  await type('German question', 'Wie alt sind Sie?');
  await type('German choices', 'Jünger');
  await press('Save');
  await waitFor(() =>
    expect(field('German choices')).toHaveAccessibleDescription(/as many German choices/),
  );
  expect(page.sent(demographicQuestionCalls.create)).toEqual([]);
  await type('German choices', 'Jünger{Enter}Älter');
  await press('Save');
  await waitFor(() =>
    expect(page.sent(demographicQuestionCalls.create)).toEqual([
      {
        ...{ englishQuestion: 'How old are you?', englishChoices: ['Under 40', 'Older'] },
        ...{ germanQuestion: 'Wie alt sind Sie?', germanChoices: ['Jünger', 'Älter'] },
        isAsked: false,
      },
    ]),
  );
});

test('the texts of a demographic question that was already asked cannot be changed, but the question can be turned off', async () => {
  const page = renderPage(<EditDemographicQuestionPage />, {
    address: `${path}/edit/4`,
    path: `${path}/edit/:id`,
    answers: [
      answer(demographicQuestionCalls.get, { data: record }),
      answer(demographicQuestionCalls.update, { data: record }),
    ],
  });
  await waitFor(() => expect(field('Question')).toHaveAttribute('readonly'));
  for (const name of ['Choices', 'German question', 'German choices'])
    expect(field(name)).toHaveAccessibleDescription('It stays as applicants were asked it.');
  (await screen.findByRole('switch', { name: 'Ask applicants' })).click();
  await press('Save');
  await waitFor(() =>
    expect(page.sent(demographicQuestionCalls.update)).toMatchObject([
      { isAsked: false, version: 2, englishChoices: ['Under 40', 'Older'] },
    ]),
  );
});
