import {
  questionAnswerMessages,
  parseNumberBound,
} from '../../../contract/jobs/questions/question-constants';
import type { JobQuestion } from './asked-questions';

type Question = Pick<JobQuestion, 'type' | 'options' | 'isRequired' | 'knockOut'>;

export type ValidatedAnswer = { answer: string; isKnockOut: boolean } | { fault: string };

const dayPattern = /^\d{4}-\d{2}-\d{2}$/;
const numberPattern = /^-?\d{1,12}(?:[.,]\d{1,6})?$/;

const isDay = (text: string): boolean => {
  if (!dayPattern.test(text)) return false;
  const at = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text);
};

const findAnswerFault = ({ type, options }: Question, answer: string): string | undefined => {
  if (type === 'number' && !numberPattern.test(answer)) return questionAnswerMessages.number;
  if (type === 'choice' && !options.includes(answer)) return questionAnswerMessages.choice;
  if (type === 'yes-no' && answer !== 'yes' && answer !== 'no') return questionAnswerMessages.yesNo;
  if (type === 'date' && !isDay(answer)) return questionAnswerMessages.day;
  return undefined;
};

const isOutside = (bound: string, value: number): boolean => {
  const { side, value: limit } = parseNumberBound(bound) ?? {};
  if (limit === undefined) return false;
  return side === 'below' ? value < limit : value > limit;
};

const isKnockOut = ({ type, knockOut }: Question, answer: string): boolean =>
  type === 'number'
    ? knockOut.some((bound) => isOutside(bound, Number(answer)))
    : knockOut.includes(answer);

/** Validates an answer; undefined if there is none and none is required. */
export const validateAnswer = (
  question: Question,
  written: string,
): ValidatedAnswer | undefined => {
  const text = written.trim();
  if (text === '')
    return question.isRequired ? { fault: questionAnswerMessages.required } : undefined;
  const fault = findAnswerFault(question, text);
  if (fault) return { fault };
  const answer = question.type === 'number' ? text.replace(',', '.') : text;
  return { answer, isKnockOut: isKnockOut(question, answer) };
};
