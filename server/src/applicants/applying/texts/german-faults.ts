import type { applyingMessages } from '../../../../contract/applicants/applying/applying-constants';
import type { intakeMessages } from '../../../../contract/applicants/intake/application-intake-constants';
import type { questionAnswerMessages } from '../../../../contract/jobs/questions/question-constants';

type Fixed<Messages> = {
  readonly [Key in keyof Messages as Messages[Key] extends string ? Key : never]: string;
};

export const germanApplyingMessages: Fixed<typeof applyingMessages> = {
  name: 'Geben Sie einen Namen ohne Web-Adresse ein.',
  resume: 'Hängen Sie Ihren Lebenslauf an, oder fügen Sie seinen Text ein.',
  file: 'Hängen Sie eine Datei an.',
  noFile: 'Zu dieser Frage gehört keine Datei.',
  consent: 'Ohne diese Einwilligung können wir Ihre Bewerbung nicht ansehen.',
  consentChanged:
    'Dieser Text hat sich geändert. Bitte lesen Sie ihn noch einmal und willigen Sie dann ein.',
  closed: 'Diese Stelle ist nicht mehr offen.',
  upload: 'Die Übertragung ist abgelaufen. Bitte wählen Sie die Datei noch einmal.',
  uploadSize: 'Wählen Sie eine Datei von höchstens 10 MB.',
  uploads:
    'Andere Dateien aus Ihrem Netz sind noch unterwegs. Bitte versuchen Sie es in einer Minute noch einmal.',
  pace: 'Aus Ihrem Netz kamen viele Bewerbungen. Bitte versuchen Sie es später noch einmal; nichts ging verloren.',
  full: 'Wir können gerade keine Bewerbungen annehmen. Bitte versuchen Sie es später noch einmal.',
};

export const germanAnswerMessages: Fixed<typeof questionAnswerMessages> = {
  required: 'Bitte beantworten Sie diese Frage.',
  number: 'Geben Sie eine Zahl ein, zum Beispiel 3 oder 2,5.',
  choice: 'Wählen Sie eine der Möglichkeiten.',
  yesNo: 'Wählen Sie Ja oder Nein.',
  day: 'Geben Sie einen Tag als JJJJ-MM-TT ein.',
  gone: 'Diese Frage wird nicht mehr gestellt. Bitte sehen Sie das Formular noch einmal an.',
};

/** Only staff see these messages, so they have no German text. */
type StaffMessage = 'job' | 'phoneRounded' | 'experience' | 'document' | 'documentNotKept';

export const germanIntakeMessages: Omit<Fixed<typeof intakeMessages>, StaffMessage> = {
  firstName: 'Geben Sie den Vornamen ein.',
  email: 'Geben Sie eine E-Mail-Adresse ein, zum Beispiel name@example.com.',
  reach: 'Geben Sie eine E-Mail-Adresse oder eine Telefonnummer ein.',
  phone:
    'Geben Sie eine Telefonnummer mit 7 bis 15 Ziffern ein, aus dem Ausland mit Ländervorwahl.',
  resumeMissing: 'Wählen Sie einen Lebenslauf.',
  resumeType: 'Wählen Sie eine .pdf-, .doc- oder .docx-Datei, deren Inhalt auch so ist.',
  resumeBroken:
    'Diese Datei ist beschädigt. Öffnen Sie sie, speichern Sie sie noch einmal, und wählen Sie die neue Datei.',
  resumeUnpacked:
    'Diese Datei ist entpackt zu groß: über 64 MB. Drucken Sie sie in ein neues PDF, und wählen Sie dieses.',
  resumeMacros:
    'Dieses Dokument enthält Makros oder Felder, die Programme starten. Speichern Sie es als .pdf, und wählen Sie dieses.',
  resumeScript:
    'Dieses PDF würde ein Skript oder Programm starten. Drucken Sie es in ein neues PDF, und wählen Sie dieses.',
  resumeForm:
    'Dieses PDF ist ein Formular, das Daten sendet oder holt. Drucken Sie es in ein neues PDF, und wählen Sie dieses.',
  resumeHolds:
    'Diese Datei enthält eine andere Datei. Drucken Sie sie in ein PDF, und wählen Sie dieses.',
  resumeReaches:
    'Diese Datei öffnet oder holt von selbst etwas anderes. Drucken Sie sie in ein PDF, und wählen Sie dieses.',
  resumeProtected:
    'Dieses Dokument ist geschützt und kann nicht geprüft werden. Speichern Sie es ohne Kennwort, und wählen Sie es noch einmal.',
  resumeLocked:
    'Dieses PDF ist geschützt oder beschädigt und kann nicht geprüft werden. Drucken Sie es in ein neues PDF, und wählen Sie dieses.',
  resumeSize: 'Wählen Sie eine Datei von höchstens 10 MB.',
};
