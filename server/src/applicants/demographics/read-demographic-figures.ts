import sql from 'sql-template-tag';
import type {
  DemographicFigure,
  DemographicLine,
  DemographicPeriod,
} from '../../../contract/applicants/demographics/demographic-figures';
import {
  preferNotToSayChoice,
  preferNotToSayTexts,
} from '../../../contract/applicants/demographics/demographic-constants';
import type { Db } from '../../platform/db/database';
import {
  toPublishableFigures,
  type CountedAnswers,
  type PublishedPeriod,
} from './publishable-figures.rule';

interface CountedQuestion {
  id: number;
  question: string;
  choices: string[];
  counted: CountedAnswers[];
}

const toLastDay = (quarter: string): string => {
  const day = new Date(`${quarter}T00:00:00Z`);
  day.setUTCMonth(day.getUTCMonth() + 3, 0);
  return day.toISOString().slice(0, 10);
};

const toPeriod = (
  { first, last, lines, groups }: PublishedPeriod,
  choices: readonly string[],
  departments: ReadonlyMap<number, string>,
): DemographicPeriod => {
  const nameLine = ([choice, ...others]: readonly number[]): string | null => {
    if (choice === undefined || others.length > 0) return null;
    return choice === preferNotToSayChoice ? preferNotToSayTexts.en : (choices[choice - 1] ?? null);
  };
  return {
    from: first,
    to: toLastDay(last),
    groups: groups.map(({ departmentId, answers }) => ({
      departmentId,
      department:
        departmentId === null
          ? 'All departments'
          : (departments.get(departmentId) ?? 'A former department'),
      lines: lines.map((line, at): DemographicLine => ({
        choice: nameLine(line),
        answers: answers[at] ?? 0,
      })),
    })),
  };
};

/**
 * Figures of quarters that ended before `today`: in the current quarter, comparing them before and after an
 * application would reveal its answers.
 */
export const readDemographicFigures = async (
  db: Db,
  today: string,
): Promise<DemographicFigure[]> => {
  const questions = await db.many<CountedQuestion>(sql`
    select question.id, question.english_question as question, question.english_choices as choices,
      coalesce((select json_agg(json_build_object('quarter', quarter, 'departmentId', department_id,
          'choice', choice, 'answers', answers))
        from demographic_count counted where counted.question_id = question.id
          and counted.quarter + interval '3 months' <= ${today}::date), '[]') as counted
    from demographic_question question
    where question.was_asked order by question.is_asked desc, question.id`);
  const departments = await db.many<{ id: number; name: string }>(sql`
    select id, name from department
    where id in (select department_id from demographic_count)`);
  const names = new Map(departments.map(({ id, name }) => [id, name]));
  return questions.map(({ id, question, choices, counted }) => ({
    questionId: id,
    question,
    periods: toPublishableFigures(counted)
      .map((period) => toPeriod(period, choices, names))
      .reverse(),
  }));
};
