import { departments } from './company-data';

const questions = [
  {
    id: 1,
    english_question: 'What is your gender?',
    english_choices: ['Woman', 'Man', 'Another gender'],
    german_question: 'Was ist Ihr Geschlecht?',
    german_choices: ['Frau', 'Mann', 'Divers'],
  },
  {
    id: 2,
    english_question: 'How old are you?',
    english_choices: ['Under 25', '25 to 39', '40 to 54', '55 or older'],
    german_question: 'Wie alt sind Sie?',
    german_choices: ['Unter 25', '25 bis 39', '40 bis 54', '55 oder älter'],
  },
];

/** Counts of answers in the largest department per quarter: "I prefer not to say", then the choices. */
const usualAnswers: Readonly<Record<number, readonly number[]>> = {
  1: [14, 61, 74, 3],
  2: [12, 38, 66, 31, 13],
};

/** First day of the quarter that is `back` quarters earlier than the quarter of `today`. */
const toQuarter = (today: string, back: number): string => {
  const month = Number(today.slice(5, 7)) - 1;
  const first = new Date(Date.UTC(Number(today.slice(0, 4)), month - (month % 3) - 3 * back, 1));
  return first.toISOString().slice(0, 10);
};

const createCounts = (today: string) =>
  [1, 2].flatMap((back) =>
    questions.flatMap(({ id }) =>
      departments.flatMap((_, department) =>
        (usualAnswers[id] ?? []).map((answers, choice) => ({
          ...{ question_id: id, choice, department_id: department + 1 },
          quarter: toQuarter(today, back),
          answers: Math.round(answers / (department + back)),
        })),
      ),
    ),
  );

export const createDemographicRows = (today: string) =>
  [
    [
      'demographic_question',
      questions.map((question) => ({ ...question, is_asked: true, was_asked: true, version: 1 })),
    ],
    ['demographic_count', createCounts(today)],
  ] as const;
