import {
  maxQuestionOptions,
  parseNumberBound,
  questionMessages,
  type QuestionType,
} from '../../../contract/jobs/questions/question-constants';

export interface QuestionRules {
  type: QuestionType;
  options: readonly string[];
  knockOut: readonly string[];
}

const yesNo: readonly string[] = ['yes', 'no'];

const findOptionsFault = ({ type, options }: QuestionRules): string | undefined => {
  if (type !== 'choice') return options.length > 0 ? questionMessages.noOptions : undefined;
  const names = new Set(options.map((option) => option.trim().toLowerCase()));
  if (names.size < options.length) return questionMessages.optionsTwice;
  return names.size < 2 || names.size > maxQuestionOptions ? questionMessages.options : undefined;
};

const findKnockOutFault = ({ type, options, knockOut }: QuestionRules): string | undefined => {
  if (knockOut.length === 0) return undefined;
  if (type === 'choice')
    return knockOut.every((answer) => options.includes(answer))
      ? undefined
      : questionMessages.knockOutChoice;
  if (type === 'number')
    return knockOut.every(parseNumberBound) ? undefined : questionMessages.knockOutNumber;
  if (type === 'yes-no')
    return knockOut.every((answer) => yesNo.includes(answer))
      ? undefined
      : questionMessages.knockOutYesNo;
  return questionMessages.noKnockOut;
};

/** Error messages by field. */
export const findQuestionFaults = (question: QuestionRules): Record<string, string> => {
  const options = findOptionsFault(question);
  const knockOut = findKnockOutFault(question);
  return { ...(options && { options }), ...(knockOut && { knockOut }) };
};
