import type { AskedQuestion } from '../../../../contract/applicants/applying/applying';
import type { Html } from '../../../platform/pages/html';
import { renderChoice, renderFile, renderInput, renderTextArea, type FormState } from './field';

export const renderQuestion = (
  asked: Omit<AskedQuestion, 'questionId'>,
  state: FormState,
): Html => {
  const { field, question, description, type, options, isRequired } = asked;
  const frame = { name: field, label: question, hint: description || undefined, isRequired };
  const choices = options.map((option) => ({ value: option, label: option }));
  if (type === 'choice') return renderChoice({ ...frame, options: choices }, state);
  const { field: answers, resume } = state.texts;
  if (type === 'yes-no') {
    const yesNo = [
      { value: 'yes', label: answers.yes },
      { value: 'no', label: answers.no },
    ];
    return renderChoice({ ...frame, options: yesNo }, state);
  }
  if (type === 'file') return renderFile({ ...frame, hint: description || resume.fileHint }, state);
  if (type === 'number') return renderInput({ ...frame, mode: 'decimal' }, state);
  if (type === 'date') return renderInput({ ...frame, type: 'date' }, state);
  return renderTextArea({ ...frame, rows: 3 }, state);
};
