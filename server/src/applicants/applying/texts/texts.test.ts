import { applyingMessages } from '../../../../contract/applicants/applying/applying-constants';
import { defaultStatusTexts } from '../../../../contract/applicants/applying/status-text-constants';
import { intakeMessages } from '../../../../contract/applicants/intake/application-intake-constants';
import { questionAnswerMessages } from '../../../../contract/jobs/questions/question-constants';
import { applicantTexts } from './applicant-texts';
import { translateFault } from './translate-fault.rule';

const sample = (value: (...parts: unknown[]) => string): string => value(2, 'Kestrel');

const flatten = (texts: object, path = ''): [string, string][] =>
  Object.entries(texts).flatMap(([key, value]): [string, string][] => {
    const own = path ? `${path}.${key}` : key;
    if (typeof value === 'string') return [[own, value]];
    return typeof value === 'function' ? [[own, sample(value)]] : flatten(value, own);
  });

const readAll = (language: 'en' | 'de') => [
  ...flatten(applicantTexts[language]),
  ...flatten(defaultStatusTexts[language], 'status'),
];
const german = new Map(readAll('de'));
/** Only staff see these messages, so they have no German text. */
const ofStaff = ['job', 'phoneRounded', 'experience', 'document', 'documentNotKept'];
const faults = [applyingMessages, questionAnswerMessages, intakeMessages].flatMap((messages) =>
  Object.entries(messages).filter(([key]) => !ofStaff.includes(key)),
);

it.each(readAll('en'))('a person who applies in German reads %s in German', (key, text) => {
  expect(german.get(key)).toMatch(/\S/);
  expect(german.get(key)).not.toBe(text);
});

it.each(faults)('a person who applies in German reads the error %s in German', (_, message) => {
  const english = typeof message === 'function' ? sample(message) : message;
  const told = translateFault('de', english);
  expect(told).not.toBe(english);
  expect(told).not.toBe(translateFault('de', 'Nobody ever wrote this.'));
});

it('an error without a translation is shown in a general German sentence, with its limit if it has one', () => {
  expect(translateFault('de', 'Nobody ever wrote this.')).toMatch(/nicht verwendet/);
  expect(translateFault('de', applyingMessages.tooLong(50_000))).toBe('Höchstens 50.000 Zeichen.');
  expect(translateFault('en', 'Nobody ever wrote this.')).toBe('Nobody ever wrote this.');
});
