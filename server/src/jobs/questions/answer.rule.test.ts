import type { QuestionType } from '../../../contract/jobs/questions/question-constants';
import { validateAnswer } from './answer.rule';

const ask = (type: QuestionType, knockOut: string[] = [], isRequired = false) => ({
  ...{ type, knockOut, isRequired },
  options: type === 'choice' ? ['Day', 'Night'] : [],
});

it.each([
  [ask('text'), ' Because. ', { answer: 'Because.', isKnockOut: false }],
  [ask('number', ['below 2']), '1,5', { answer: '1.5', isKnockOut: true }],
  [ask('number', ['below 2', 'above 90']), '2', { answer: '2', isKnockOut: false }],
  [ask('number', ['above 90']), '90.5', { answer: '90.5', isKnockOut: true }],
  [ask('choice', ['Night']), 'Night', { answer: 'Night', isKnockOut: true }],
  [ask('choice', ['Night']), 'Day', { answer: 'Day', isKnockOut: false }],
  [ask('yes-no', ['no']), 'no', { answer: 'no', isKnockOut: true }],
  [ask('date'), '2024-02-29', { answer: '2024-02-29', isKnockOut: false }],
])('an answer to %j, %j, is stored and marked', (question, written, judged) => {
  expect(validateAnswer(question, written)).toEqual(judged);
});

it.each([
  [ask('number'), 'two'],
  [ask('number'), '1e9'],
  [ask('choice'), 'day'],
  [ask('yes-no'), 'Yes'],
  [ask('date'), '2026-02-30'],
  [ask('date'), '01/02/2026'],
  [ask('text', [], true), '  '],
])('an answer to %j, %j, is refused with a message', (question, written) => {
  expect(validateAnswer(question, written)).toEqual({ fault: expect.any(String) });
});

it('an optional question may be left empty', () => {
  expect(validateAnswer(ask('number'), '')).toBeUndefined();
});
