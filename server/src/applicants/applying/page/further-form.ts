import { toAnswerField } from '../../../../contract/applicants/applying/applying-constants';
import { html, type Html } from '../../../platform/pages/html';
import type { OpenQuestion } from '../further/open-questions';
import type { FormState } from './field';
import { renderQuestion } from './question-field';

/** Form for questions that staff asked after the application was sent. */
export const renderFurtherForm = (
  path: string,
  questions: readonly OpenQuestion[],
  state: FormState,
): Html | undefined => {
  const { status } = state.texts;
  const isRefused = questions.some(({ askedId }) => toAnswerField(askedId) in state.faults);
  return questions.length === 0
    ? undefined
    : html`<form
        class="part form"
        id="questions"
        method="post"
        action="${path}/answers"
        enctype="multipart/form-data"
        novalidate
      >
        <h2>${status.asked}</h2>
        <p>${status.askedLead}</p>
        ${isRefused && html`<p class="wrong" role="alert">${status.askedAgain}</p>`}
        ${questions.map((question) =>
          renderQuestion({ ...question, field: toAnswerField(question.askedId) }, state),
        )}
        <div><button class="btn main">${status.answer}</button></div>
      </form>`;
};
