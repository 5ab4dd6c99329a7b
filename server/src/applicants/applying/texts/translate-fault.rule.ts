import { applyingMessages } from '../../../../contract/applicants/applying/applying-constants';
import { intakeMessages } from '../../../../contract/applicants/intake/application-intake-constants';
import { questionAnswerMessages } from '../../../../contract/jobs/questions/question-constants';
import type { CareersLanguage } from '../../../jobs/careers/page/careers-labels';
import { errorCatalogue } from '../../../platform/errors';
import {
  germanAnswerMessages,
  germanApplyingMessages,
  germanIntakeMessages,
} from './german-faults';

type Messages = Readonly<Record<string, unknown>>;

const pairUp = (english: Messages, german: Readonly<Record<string, string>>) =>
  Object.entries(german).map(([key, text]) => [String(english[key]), text] as const);

const germanFaults: ReadonlyMap<string, string> = new Map([
  ...pairUp(applyingMessages, germanApplyingMessages),
  ...pairUp(questionAnswerMessages, germanAnswerMessages),
  ...pairUp(intakeMessages, germanIntakeMessages),
  [
    errorCatalogue.TOO_LARGE[1],
    'Das ist mehr, als der Server annimmt: Eine Datei darf 10 MB haben. Senden Sie weniger.',
  ],
  [errorCatalogue.TOO_SLOW[1], 'Das kam zu langsam. Senden Sie es über eine bessere Verbindung.'],
  [errorCatalogue.TOO_MANY[1], 'Das war zu oft. Bitte warten Sie einen Moment.'],
  [errorCatalogue.INVALID_INPUT[1], 'Einige Angaben stimmen noch nicht.'],
  ...[errorCatalogue.NOT_READY, errorCatalogue.TOO_BUSY, errorCatalogue.OVERLOADED].map(
    ([, text]) =>
      [text, 'Gerade ist zu viel los. Bitte versuchen Sie es gleich noch einmal.'] as const,
  ),
  [
    errorCatalogue.INTERNAL[1],
    'Bei uns ist etwas schiefgegangen. Bitte versuchen Sie es noch einmal.',
  ],
  ['Enter text', 'Geben Sie Text ein.'],
  ['This field is required', 'Bitte füllen Sie dieses Feld aus.'],
  ['Remove characters that nobody can see.', 'Entfernen Sie Zeichen, die niemand sieht.'],
  ['Send fewer fields.', 'Senden Sie weniger Felder.'],
]);

/** Patterns of messages that contain a limit or a field. */
const germanPatterns: readonly (readonly [RegExp, (found: string) => string])[] = [
  [
    /^(?:Use|Enter) at most ([\d,]+) characters?\.?$/,
    (limit) => `Höchstens ${limit.replaceAll(',', '.')} Zeichen.`,
  ],
  [
    /^Remove character (\d+): it is U\+/,
    (place) => `Entfernen Sie das ${place}. Zeichen: Niemand kann es sehen.`,
  ],
  [/^This is .+, whatever its name says\./, () => germanIntakeMessages.resumeType],
];

const unknownFault = 'Das kann hier nicht verwendet werden. Bitte sehen Sie es noch einmal an.';

/** Translates an error message: rules produce English, pages are in the language of the job. */
export const translateFault = (language: CareersLanguage, fault: string): string => {
  if (language === 'en') return fault;
  for (const [pattern, toGerman] of germanPatterns) {
    const [found, part = ''] = pattern.exec(fault) ?? [];
    if (found !== undefined) return toGerman(part);
  }
  return germanFaults.get(fault) ?? unknownFault;
};

export const translateFaults = (
  language: CareersLanguage,
  faults: Readonly<Record<string, string>>,
): Record<string, string> =>
  Object.fromEntries(
    Object.entries(faults).map(([name, fault]) => [name, translateFault(language, fault)]),
  );
