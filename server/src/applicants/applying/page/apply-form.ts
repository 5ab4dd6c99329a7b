import type { JobQuestions } from '../../../../contract/applicants/applying/applying';
import type { CareersLanguage } from '../../../jobs/careers/page/careers-labels';
import { html, type Html } from '../../../platform/pages/html';
import { renderQuestionsAndConsents, renderFaultSummary } from './asked-parts';
import { getDemographicLabels, renderDemographics } from './demographics-part';
import { renderFile, renderHidden, renderInput, renderTextArea, type FormState } from './field';

/** An e-mail address or a phone number is enough, as the text above the two fields says. */
const either = { isEither: true } as const;

const renderPerson = (state: FormState): Html => {
  const { person, resume } = state.texts;
  const say = (name: string) => ({
    name,
    hint: state.filled?.has(name) ? resume.filled : undefined,
  });
  return html`<fieldset class="part">
    <legend><h2>${person.heading}</h2></legend>
    <div class="pair">
      ${renderInput(
        {
          ...say('firstName'),
          ...{ label: person.firstName, complete: 'given-name', isRequired: true },
        },
        state,
      )}
      ${renderInput({ ...say('lastName'), label: person.lastName, complete: 'family-name' }, state)}
    </div>
    <p class="hint">${person.either}</p>
    <div class="pair">
      ${renderInput({ ...either, ...say('email'), label: person.email, type: 'email', complete: 'email' }, state)}
      ${renderInput({ ...either, ...say('phone'), label: person.phone, type: 'tel', complete: 'tel' }, state)}
    </div>
  </fieldset>`;
};

const renderResume = ({ state, resumeName, readPath }: ApplyForm): Html => {
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
    <div class="field">
      <p class="hint" id="read-hint">${resume.readHint}</p>
      <button class="btn" formaction="${readPath}" aria-describedby="read-hint">
        ${resume.read}
      </button>
    </div>
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

/** The Enter key presses the first button of a form, so that one must send it. */
const renderUsualButton = ({ texts }: FormState): Html =>
  html`<button class="sr" tabindex="-1" aria-hidden="true">${texts.apply.send}</button>`;

const renderTrap = ({ texts }: FormState): Html =>
  html`<div class="sr" aria-hidden="true">
    <label for="website">${texts.apply.trap}</label>
    <input id="website" name="website" tabindex="-1" autocomplete="off" value="" />
  </div>`;

const renderRead = ({ filled, texts }: FormState): Html | undefined =>
  filled &&
  html`<p class="note" role="status" tabindex="-1" id="read">
    ${filled.size > 0 ? texts.resume.readDone : texts.resume.readNothing}
  </p>`;

export interface ApplyForm {
  asked: JobQuestions;
  language: CareersLanguage;
  state: FormState;
  hidden: Readonly<Record<string, string>>;
  jobPath: string;
  formPath: string;
  /** Path of the call that reads details from the resume. */
  readPath: string;
  /** File name of a resume that was uploaded before. */
  resumeName: string | undefined;
}

/** The form works without a script; all errors are shown at once, each at its field. */
export const renderApplyForm = (form: ApplyForm): Html => {
  const { asked, language, state, hidden, jobPath, formPath } = form;
  const { apply } = state.texts;
  return html`<div class="wrap body">
    <a class="back" href="${jobPath}">← ${asked.title}</a>
    <div class="apply">
      <h1>${apply.title(asked.title)}</h1>
      <p class="lead">${apply.lead}</p>
      ${renderFaultSummary(asked, state, getDemographicLabels(asked.demographics, language))}
      ${renderRead(state)}
      <form
        class="form"
        method="post"
        action="${formPath}"
        enctype="multipart/form-data"
        novalidate
        id="apply"
        data-slug="${asked.slug}"
        data-action="${formPath}"
      >
        ${renderUsualButton(state)} ${renderPerson(state)} ${renderResume(form)}
        ${renderQuestionsAndConsents(asked, state)}
        ${renderDemographics(asked.demographics, language, state)} ${renderTrap(state)}
        ${renderHidden({ ...hidden, stamp: asked.stamp, work: '' })}
        <div class="bar"><button class="btn main">${apply.send}</button></div>
      </form>
    </div>
  </div>`;
};
