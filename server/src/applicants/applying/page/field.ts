import { html, type Html } from '../../../platform/pages/html';
import type { ApplicantTexts } from '../texts/english';

export interface FormState {
  values: ReadonlyMap<string, string>;
  faults: Readonly<Record<string, string>>;
  texts: ApplicantTexts;
  /** Names of fields that were filled from the resume; undefined where none was read. */
  filled?: ReadonlySet<string> | undefined;
}

interface FieldFrame {
  name: string;
  label: string;
  hint?: string | undefined;
  isRequired?: boolean;
  /** True if a value in one of several fields is enough. */
  isEither?: boolean;
}

export interface InputField extends FieldFrame {
  type?: 'text' | 'email' | 'tel' | 'date';
  complete?: string;
  mode?: 'decimal';
}

/** Refers to the hint and error of an input, so that screen readers read both. */
const describe = ({ name, hint }: FieldFrame, { faults }: FormState): Html => {
  const fault = Object.hasOwn(faults, name);
  const ids = [hint && `${name}-hint`, fault && `${name}-wrong`].filter(Boolean).join(' ');
  return html`${ids !== '' && html` aria-describedby="${ids}"`}${fault && html` aria-invalid="true"`}`;
};

const renderHint = ({ name, hint }: FieldFrame): Html | undefined =>
  hint ? html`<p class="hint" id="${name}-hint">${hint}</p>` : undefined;

export const renderFieldFault = (name: string, { faults }: FormState): Html | undefined =>
  faults[name] === undefined
    ? undefined
    : html`<p class="wrong" id="${name}-wrong">${faults[name]}</p>`;

const renderOptional = (
  { isRequired = false, isEither = false }: FieldFrame,
  { texts }: FormState,
): Html | undefined =>
  isRequired || isEither ? undefined : html` <span class="hint">(${texts.field.optional})</span>`;

const frame = (field: FieldFrame, state: FormState, control: Html): Html =>
  html`<div class="field">
    <label for="${field.name}">${field.label}${renderOptional(field, state)}</label>
    ${renderHint(field)}${control}${renderFieldFault(field.name, state)}
  </div>`;

export const renderInput = (field: InputField, state: FormState): Html => {
  const { name, type = 'text', complete, mode, isRequired = false } = field;
  return frame(
    field,
    state,
    html`<input
      id="${name}"
      name="${name}"
      type="${type}"
      value="${state.values.get(name) ?? ''}"
      ${
        complete !== undefined && html` autocomplete="${complete}"`
      }${mode !== undefined && html` inputmode="${mode}"`}${
        isRequired && html` aria-required="true"`
      }${describe(field, state)}
    />`,
  );
};

export const renderTextArea = (field: FieldFrame & { rows?: number }, state: FormState): Html => {
  const { name, rows = 5, isRequired = false } = field;
  return frame(
    field,
    state,
    html`<textarea
      id="${name}"
      name="${name}"
      rows="${rows}"
      ${isRequired && html` aria-required="true"`}${describe(field, state)}
    >
${state.values.get(name) ?? ''}</textarea>`,
  );
};

export const renderFile = (field: FieldFrame, state: FormState): Html =>
  frame(
    field,
    state,
    html`<input
      id="${field.name}"
      name="${field.name}"
      type="file"
      accept=".pdf,.doc,.docx"
      ${describe(field, state)}
    />`,
  );

/** Questions with more choices than this get a select instead of radio buttons. */
const maxRadios = 6;

interface ChoiceField extends FieldFrame {
  options: readonly { value: string; label: string }[];
}

const renderSelect = (field: ChoiceField, state: FormState): Html => {
  const { name, options, isRequired = false } = field;
  const chosen = state.values.get(name);
  return frame(
    field,
    state,
    html`<select
      id="${name}"
      name="${name}"
      ${isRequired && html` aria-required="true"`}${describe(field, state)}
    >
      <option value="">${state.texts.field.choose}</option>
      ${options.map(
        ({ value, label }) =>
          html`<option value="${value}" ${value === chosen && html` selected`}>${label}</option>`,
      )}
    </select>`,
  );
};

export const renderChoice = (field: ChoiceField, state: FormState): Html => {
  const { name, label, options } = field;
  if (options.length > maxRadios) return renderSelect(field, state);
  const chosen = state.values.get(name);
  return html`<fieldset id="${name}" tabindex="-1" ${describe(field, state)}>
    <legend>${label}${renderOptional(field, state)}</legend>
    ${renderHint(field)}
    <div class="ticks">
      ${options.map(
        ({ value, label: text }) =>
          html`<label class="tick"
            ><input
              type="radio"
              name="${name}"
              value="${value}"
              ${value === chosen && html` checked`}
            /><span>${text}</span></label
          >`,
      )}
    </div>
    ${renderFieldFault(name, state)}
  </fieldset>`;
};

interface TickField extends FieldFrame {
  value: string;
  /** Language in which the label is written. */
  language: string;
}

export const renderCheckbox = (field: TickField, state: FormState): Html => {
  const { name, label, value, language } = field;
  return html`<div class="field">
    <label class="tick"
      ><input
        id="${name}"
        type="checkbox"
        name="${name}"
        value="${value}"
        ${state.values.get(name) === value && html` checked`}${describe(field, state)}
      /><span><span lang="${language}">${label}</span>${renderOptional(field, state)}</span></label
    >
    ${renderFieldFault(name, state)}
  </div>`;
};

export const renderHidden = (values: Readonly<Record<string, string>>): Html[] =>
  Object.entries(values).map(
    ([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`,
  );
