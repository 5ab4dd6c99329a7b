import {
  applyingMessages,
  toAnswerField,
  toConsentField,
  type ConsentPurpose,
} from '../../../contract/applicants/applying/applying-constants';
import { questionAnswerMessages } from '../../../contract/jobs/questions/question-constants';
import { validateAnswer } from '../../jobs/questions/answer.rule';
import type { JobQuestion } from '../../jobs/questions/asked-questions';
import type { StoredAnswer } from '../../jobs/questions/store-answers';
import { validatePerson } from '../intake/person.rule';
import type { ApplicationFormFields } from './form-fields.rule';
import { parseFirstVisit, parseVisitSource, type VisitSource } from './touch.rule';

export interface ConsentInForce {
  id: number;
  purpose: ConsentPurpose;
  version: number;
  text: string;
  isRequired: boolean;
}

/** An application form as sent, without the contents of its files. */
export interface ApplicantForm {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  resumeText: string;
  letter: string;
  answers: StoredAnswer[];
  consentIds: number[];
  ref: string;
  firstTouch: VisitSource;
  lastTouch: VisitSource;
  resumeFileId?: string;
  /** Encrypted answers of an application in quarantine; see `encryptDemographicAnswers`. */
  sealedDemographics?: string | undefined;
}

export interface QuestionsAndConsents {
  questions: readonly JobQuestion[];
  consents: readonly ConsentInForce[];
}

type Faults = Record<string, string>;

const webAddressPattern = /https?:|www\.|\/\//i;

const judgeAnswers = (
  asked: QuestionsAndConsents,
  { texts, files }: ApplicationFormFields,
  faults: Faults,
) =>
  asked.questions.flatMap((question): StoredAnswer[] => {
    const { questionId, type, isRequired } = question;
    const field = toAnswerField(questionId);
    const file = files.get(field);
    if (type === 'file') {
      if (!file && isRequired) faults[field] = applyingMessages.file;
      return file ? [{ questionId, answer: file.name.slice(0, 200), isKnockOut: false }] : [];
    }
    if (file) faults[field] = applyingMessages.noFile;
    const judged = validateAnswer(question, texts.get(field) ?? '');
    if (judged && 'fault' in judged) faults[field] = judged.fault;
    return judged && 'answer' in judged ? [{ questionId, ...judged }] : [];
  });

const judgeConsents = (
  asked: QuestionsAndConsents,
  { texts }: ApplicationFormFields,
  faults: Faults,
): number[] =>
  asked.consents.flatMap(({ id, purpose, version, isRequired }) => {
    const field = toConsentField(purpose);
    const agreed = texts.get(field) ?? '';
    if (agreed === String(version)) return [id];
    if (agreed !== '') faults[field] = applyingMessages.consentChanged;
    else if (isRequired) faults[field] = applyingMessages.consent;
    return [];
  });

const findUnasked = (
  asked: QuestionsAndConsents,
  { texts, files }: ApplicationFormFields,
): string[] => {
  const known = new Set([
    ...asked.questions.map(({ questionId }) => toAnswerField(questionId)),
    ...asked.consents.map(({ purpose }) => toConsentField(purpose)),
  ]);
  return [...texts.keys(), ...files.keys()].filter(
    (name) => /^(answer|consent)-/.test(name) && !known.has(name),
  );
};

export const validateAnswersAndConsents = (
  asked: QuestionsAndConsents,
  fields: ApplicationFormFields,
): Pick<ApplicantForm, 'answers' | 'consentIds'> & { faults: Faults } => {
  const faults: Faults = {};
  const answers = judgeAnswers(asked, fields, faults);
  const consentIds = judgeConsents(asked, fields, faults);
  for (const name of findUnasked(asked, fields))
    if (fields.texts.get(name) || fields.files.has(name))
      faults[name] = questionAnswerMessages.gone;
  return { answers, consentIds, faults };
};

/** Validates a form and returns all errors at once, by field. */
export const validateForm = (
  asked: QuestionsAndConsents,
  fields: ApplicationFormFields,
  now: Date,
): { form: ApplicantForm; faults: Faults } => {
  const text = (name: string): string => fields.texts.get(name) ?? '';
  const { person, wrong } = validatePerson({
    ...{ firstName: text('firstName'), lastName: text('lastName') },
    ...{ applicantEmail: text('email'), phoneNumber: text('phone') },
  });
  const { applicantEmail, phoneNumber, ...names } = wrong;
  const faults: Faults = {
    ...names,
    ...(applicantEmail && { email: applicantEmail }),
    ...(phoneNumber && { phone: phoneNumber }),
  };
  for (const name of ['firstName', 'lastName'] as const)
    if (webAddressPattern.test(person[name])) faults[name] = applyingMessages.name;
  const hasResume = fields.files.has('resume') || text('resumeUpload') || text('resumeText').trim();
  if (!hasResume) faults.resume = applyingMessages.resume;
  const { answers, consentIds, faults: askedFaults } = validateAnswersAndConsents(asked, fields);
  const lastTouch = parseVisitSource(text, now);
  const { firstName, lastName, email, phone } = person;
  return {
    form: {
      ...{ firstName, lastName, email, phone, answers, consentIds, lastTouch },
      ...{ resumeText: text('resumeText').trim(), letter: text('letter').trim() },
      ref: text('ref').trim(),
      firstTouch: parseFirstVisit(text('firstTouch'), now) ?? lastTouch,
    },
    faults: { ...faults, ...askedFaults, ...fields.faults },
  };
};
