import { detectLanguage } from '../../../jobs/careers/page/detect-language.rule';
import { html, type Html } from '../../../platform/pages/html';
import type { FormQuestions } from '../asked-form';
import { renderCheckbox, type FormState } from './field';
import { renderQuestion } from './question-field';

export const renderQuestionsAndConsents = (asked: FormQuestions, state: FormState): Html => {
  const { apply } = state.texts;
  return html`${
    asked.questions.length > 0 &&
    html`<fieldset class="part">
      <legend><h2>${apply.questions}</h2></legend>
      ${asked.questions.map((question) => renderQuestion(question, state))}
    </fieldset>`
  }
  ${
    asked.consents.length > 0 &&
    html`<fieldset class="part">
      <legend><h2>${apply.data}</h2></legend>
      ${asked.consents.map(({ field, text, version, isRequired }) =>
        renderCheckbox(
          {
            ...{ name: field, label: text, value: String(version), isRequired },
            language: detectLanguage(text),
          },
          state,
        ),
      )}
    </fieldset>`
  }`;
};

export const renderFaultSummary = (
  asked: FormQuestions,
  { faults, texts }: FormState,
  moreLabels: Readonly<Record<string, string>> = {},
): Html | undefined => {
  if (Object.keys(faults).length === 0) return undefined;
  const { person, resume, apply } = texts;
  const labels: Record<string, string> = {
    ...{ firstName: person.firstName, lastName: person.lastName },
    ...{ email: person.email, phone: person.phone },
    ...{ resume: resume.label, resumeText: resume.text, letter: resume.letter },
    ...Object.fromEntries(asked.questions.map(({ field, question }) => [field, question])),
    ...Object.fromEntries(asked.consents.map(({ field }) => [field, apply.agreement])),
    ...moreLabels,
  };
  const inOrder = Object.keys(labels).filter((name) => name in faults);
  const names = [...new Set([...inOrder, ...Object.keys(faults)])];
  return html`<div class="alert" role="alert" tabindex="-1" id="faults">
    <h2>${apply.faults(names.length)}</h2>
    <p>${apply.stillHere}</p>
    <ul>
      ${names.map(
        (name) =>
          html`<li>
            ${
              name in labels
                ? html`<a href="#${name}">${labels[name]}</a>: ${faults[name]}`
                : faults[name]
            }
          </li>`,
      )}
    </ul>
  </div>`;
};
