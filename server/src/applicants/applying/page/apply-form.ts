import type {
  AskedQuestion,
  JobQuestions,
} from '../../../../contract/applicants/applying/applying';
import { detectLanguage } from '../../../jobs/careers/page/detect-language.rule';
import { html, type Html } from '../../../platform/pages/html';
import {
  renderChoice,
  renderFile,
  renderHidden,
  renderInput,
  renderTextArea,
  renderTick,
  type FormState,
} from './field';

const renderQuestion = (asked: AskedQuestion, state: FormState): Html => {
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

/** One of both is enough, as the sentence above them says. */
const either = { isEither: true } as const;

const renderPerson = (state: FormState): Html => {
  const { person } = state.texts;
  return html`<fieldset class="part">
    <legend><h2>${person.heading}</h2></legend>
    <div class="pair">
      ${renderInput(
        { name: 'firstName', label: person.firstName, complete: 'given-name', isRequired: true },
        state,
      )}
      ${renderInput({ name: 'lastName', label: person.lastName, complete: 'family-name' }, state)}
    </div>
    <p class="hint">${person.either}</p>
    <div class="pair">
      ${renderInput({ ...either, name: 'email', label: person.email, type: 'email', complete: 'email' }, state)}
      ${renderInput({ ...either, name: 'phone', label: person.phone, type: 'tel', complete: 'tel' }, state)}
    </div>
  </fieldset>`;
};

const renderResume = (state: FormState, resumeName: string | undefined): Html => {
  const { resume } = state.texts;
  const isPasted = Boolean(state.values.get('resumeText')) || 'resumeText' in state.faults;
  return html`<fieldset class="part">
    <legend><h2>${resume.heading}</h2></legend>
    ${renderFile(
      { name: 'resume', label: resume.label, hint: resume.hint, isRequired: true },
      state,
    )}
    <p class="note" id="upload" role="status"${resumeName === undefined && html` hidden`}>
      ${resumeName !== undefined && `${resumeName} ${resume.attached}`}
    </p>
    <details${isPasted && html` open`}>
      <summary>${resume.paste}</summary>
      ${renderTextArea({ name: 'resumeText', label: resume.text, rows: 8 }, state)}
    </details>
    ${renderTextArea(
      { name: 'letter', label: resume.letter, hint: resume.letterHint, rows: 4 },
      state,
    )}
  </fieldset>`;
};

const renderTrap = ({ texts }: FormState): Html =>
  html`<div class="sr" aria-hidden="true">
    <label for="website">${texts.apply.trap}</label>
    <input id="website" name="website" tabindex="-1" autocomplete="off" value="" />
  </div>`;

const renderSummary = (asked: JobQuestions, { faults, texts }: FormState): Html | undefined => {
  if (Object.keys(faults).length === 0) return undefined;
  const { person, resume, apply } = texts;
  const labels: Record<string, string> = {
    ...{ firstName: person.firstName, lastName: person.lastName },
    ...{ email: person.email, phone: person.phone },
    ...{ resume: resume.label, resumeText: resume.text, letter: resume.letter },
    ...Object.fromEntries(asked.questions.map(({ field, question }) => [field, question])),
    ...Object.fromEntries(asked.consents.map(({ field }) => [field, apply.agreement])),
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

export interface ApplyForm {
  asked: JobQuestions;
  state: FormState;
  /** Sent along unseen. */
  hidden: Readonly<Record<string, string>>;
  jobPath: string;
  /** Name of a resume that is here already. */
  resumeName: string | undefined;
}

/** Works without a script; errors stand in place, all at once. */
export const renderApplyForm = (form: ApplyForm): Html => {
  const { asked, state, hidden, jobPath, resumeName } = form;
  const { apply } = state.texts;
  return html`<div class="wrap body">
    <a class="back" href="${jobPath}">← ${asked.title}</a>
    <div class="apply">
      <h1>${apply.title(asked.title)}</h1>
      <p class="lead">${apply.lead}</p>
      ${renderSummary(asked, state)}
      <form
        class="form"
        method="post"
        enctype="multipart/form-data"
        novalidate
        id="apply"
        data-slug="${asked.slug}"
      >
        ${renderPerson(state)} ${renderResume(state, resumeName)}
        ${
          asked.questions.length > 0 &&
          html`<fieldset class="part">
            <legend><h2>${apply.questions}</h2></legend>
            ${asked.questions.map((question) => renderQuestion(question, state))}
          </fieldset>`
        }
        <fieldset class="part">
          <legend><h2>${apply.data}</h2></legend>
          ${asked.consents.map(({ field, text, version, isRequired }) =>
            renderTick(
              {
                ...{ name: field, label: text, value: String(version), isRequired },
                language: detectLanguage(text),
              },
              state,
            ),
          )}
        </fieldset>
        ${renderTrap(state)} ${renderHidden({ ...hidden, stamp: asked.stamp, work: '' })}
        <div class="bar"><button class="btn main">${apply.send}</button></div>
      </form>
    </div>
  </div>`;
};
