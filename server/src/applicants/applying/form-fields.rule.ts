import {
  applyingMessages,
  dynamicFieldPattern,
  maxAnswerLength,
  maxFormFields,
  applyingTextLimits,
  toAnswerField,
} from '../../../contract/applicants/applying/applying-constants';
import type { SentFile } from '../../platform/http/body';
import { shortenName, unknownFieldMessage } from '../../platform/http/validation-message';

export interface ApplicationFormFields {
  texts: ReadonlyMap<string, string>;
  files: ReadonlyMap<string, SentFile>;
  /** Error messages by field name. */
  faults: Record<string, string>;
}

const dynamicField = new RegExp(dynamicFieldPattern);
/** Matches control characters except tab and line breaks, and unpaired surrogates. */
const unreadableCharacter = /[^\P{Cc}\t\n\r]|\p{Surrogate}/u;

const findLimit = (name: string): number | undefined => {
  if (Object.hasOwn(applyingTextLimits, name))
    return applyingTextLimits[name as keyof typeof applyingTextLimits];
  return dynamicField.test(name) ? maxAnswerLength : undefined;
};

const toText = (value: unknown): string | undefined => {
  if (value === null || value === undefined) return '';
  if (typeof value === 'string') return value;
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : undefined;
};

const findTextFault = (name: string, text: string | undefined): string | undefined => {
  const limit = findLimit(name);
  if (limit === undefined) return unknownFieldMessage;
  if (text === undefined) return 'Enter text';
  if (text.length > limit) return applyingMessages.tooLong(limit);
  return unreadableCharacter.test(text) ? 'Remove characters that nobody can see.' : undefined;
};

const mayBeFile = (name: string): boolean =>
  name === 'resume' || name === toAnswerField(Number(name.slice(name.indexOf('-') + 1)));

/** Fields and files of a form, multipart or JSON; browsers send an empty file when none is chosen. */
export const readFormFields = (
  body: unknown,
  sentFiles: readonly SentFile[],
): ApplicationFormFields => {
  const entries = Object.entries(typeof body === 'object' && body !== null ? body : {});
  const texts = new Map<string, string>();
  const files = new Map<string, SentFile>();
  const faults: Record<string, string> = {};
  for (const [name, value] of entries.slice(0, maxFormFields)) {
    const text = toText(value);
    const fault = findTextFault(name, text);
    if (fault) faults[shortenName(name)] = fault;
    else texts.set(name, text?.replaceAll('\r\n', '\n') ?? '');
  }
  if (entries.length > maxFormFields) faults.body = 'Send fewer fields.';
  for (const file of sentFiles.filter(({ name, content }) => name || content.length > 0)) {
    if (!mayBeFile(file.field) || files.has(file.field))
      faults[shortenName(file.field)] = unknownFieldMessage;
    else files.set(file.field, file);
  }
  return { texts, files, faults };
};
