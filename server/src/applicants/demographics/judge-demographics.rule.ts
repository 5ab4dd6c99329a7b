import { questionAnswerMessages } from '../../../contract/jobs/questions/question-constants';
import type { DemographicQuestion } from './asked-demographics';
import type { DemographicAnswer } from './count-demographics';

/** No answer is required; errors are returned by field. */
export const judgeDemographics = (
  asked: readonly DemographicQuestion[],
  texts: ReadonlyMap<string, string>,
): { answers: DemographicAnswer[]; faults: Record<string, string> } => {
  const answers: DemographicAnswer[] = [];
  const faults: Record<string, string> = {};
  for (const [name, value] of texts) {
    if (!name.startsWith('demographic-') || value === '') continue;
    const question = asked.find(({ field }) => field === name);
    if (!question) faults[name] = questionAnswerMessages.gone;
    else if (!question.choices.some((choice) => choice.value === value))
      faults[name] = questionAnswerMessages.choice;
    else answers.push({ questionId: question.questionId, choice: Number(value) });
  }
  return { answers, faults };
};
