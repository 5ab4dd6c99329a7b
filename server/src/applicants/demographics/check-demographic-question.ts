import { isDeepStrictEqual } from 'node:util';
import sql from 'sql-template-tag';
import {
  maxActiveDemographicQuestions,
  demographicMessages,
} from '../../../contract/applicants/demographics/demographic-constants';
import type { Transaction } from '../../platform/db/database';
import type { RecordFieldValues } from '../../platform/lists/record-table';

interface QuestionTexts {
  englishQuestion: string;
  englishChoices: string[];
  germanQuestion: string;
  germanChoices: string[];
}

interface StoredQuestion extends QuestionTexts {
  isAsked: boolean;
  wasAsked: boolean;
}

const noQuestion: StoredQuestion = {
  ...{ englishQuestion: '', englishChoices: [], germanQuestion: '', germanChoices: [] },
  ...{ isAsked: false, wasAsked: false },
};

const textNames = [
  'englishQuestion',
  'englishChoices',
  'germanQuestion',
  'germanChoices',
] as const satisfies (keyof QuestionTexts)[];

const hasTwice = (choices: readonly string[]): boolean =>
  new Set(choices.map((choice) => choice.trim().toLowerCase())).size < choices.length;

const findTextFaults = (question: QuestionTexts): Record<string, string> => {
  const { englishChoices, germanQuestion, germanChoices } = question;
  const isNamed = germanQuestion.trim() !== '';
  if (hasTwice(englishChoices)) return { englishChoices: demographicMessages.choicesTwice };
  if (hasTwice(germanChoices)) return { germanChoices: demographicMessages.choicesTwice };
  if (germanChoices.length > 0 && !isNamed)
    return { germanQuestion: demographicMessages.germanQuestion };
  if (isNamed && germanChoices.length === 0)
    return { germanChoices: demographicMessages.germanChoices };
  return isNamed && germanChoices.length !== englishChoices.length
    ? { germanChoices: demographicMessages.german }
    : {};
};

const isLimitReached = async (tx: Transaction, id: number): Promise<boolean> => {
  const others = await tx.one<{ count: number }>(sql`
    select count(*)::integer as count from demographic_question where is_asked and id <> ${id}`);
  return (others?.count ?? 0) >= maxActiveDemographicQuestions;
};

/** `id` is 0 for a new question. */
export const checkDemographicQuestion = async (
  sent: RecordFieldValues,
  tx: Transaction,
  id: number,
): Promise<Record<string, string>> => {
  const stored = await tx.one<StoredQuestion>(sql`
    select english_question as "englishQuestion", english_choices as "englishChoices",
      german_question as "germanQuestion", german_choices as "germanChoices",
      is_asked as "isAsked", was_asked as "wasAsked"
    from demographic_question where id = ${id}`);
  if (stored?.wasAsked) {
    const changed = textNames.filter(
      (name) => sent[name] !== undefined && !isDeepStrictEqual(sent[name], stored[name]),
    );
    if (changed.length > 0)
      return Object.fromEntries(changed.map((name) => [name, demographicMessages.asked]));
  }
  const question: StoredQuestion = { ...noQuestion, ...stored, ...sent };
  const isTurnedOn = question.isAsked && !stored?.isAsked;
  if (isTurnedOn && (await isLimitReached(tx, id))) return { isAsked: demographicMessages.tooMany };
  return findTextFaults(question);
};
