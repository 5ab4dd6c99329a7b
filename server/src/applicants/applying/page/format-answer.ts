import type { QuestionType } from '../../../../contract/jobs/questions/question-constants';
import { careersLabels, type CareersLanguage } from '../../../jobs/careers/page/careers-labels';
import { formatDate } from '../../../jobs/careers/page/format-job';
import type { ApplicantTexts } from '../texts/english';

export const formatAnswer = (
  { type, answer }: { type: QuestionType; answer: string },
  language: CareersLanguage,
  { field }: ApplicantTexts,
): string => {
  const labels = careersLabels[language];
  // Answers from before a question changed its type are shown unchanged.
  if (type === 'yes-no') return { yes: field.yes, no: field.no }[answer] ?? answer;
  if (type === 'date' && !Number.isNaN(Date.parse(answer)))
    return formatDate(answer, labels, 'UTC');
  if (type === 'number' && Number.isFinite(Number(answer)))
    return new Intl.NumberFormat(labels.locale, { maximumFractionDigits: 6 }).format(
      Number(answer),
    );
  return answer;
};
