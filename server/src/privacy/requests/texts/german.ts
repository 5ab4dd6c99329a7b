import type { RequestTexts } from './english';

export const germanRequests: RequestTexts = {
  heading: 'Ihre Daten und Ihre Rechte',
  lead: 'Sie können eine Kopie von allem erhalten, was über Sie gespeichert ist, es berichtigen und löschen lassen. Wir antworten innerhalb eines Monats, und es kostet nichts.',
  kind: 'Worum bitten Sie?',
  kinds: {
    access: 'Eine Kopie aller Daten über mich',
    erasure: 'Meine Daten löschen',
    correction: 'Meine Daten berichtigen',
  },
  states: {
    unconfirmed: 'Wartet, bis Sie es über den Link in unserer E-Mail bestätigen.',
    open: 'Wir kümmern uns darum.',
    building: 'Ihr Paket wird erstellt.',
    done: 'Erledigt.',
    refused: 'Das können wir nicht tun.',
  },
  note: 'Was berichtigt werden soll, oder was wir sonst wissen sollten',
  button: 'Anfrage senden',
  requests: 'Ihre Anfragen',
  asked: (day) => `Gestellt am ${day}`,
  until: (day) => `Antwort bis ${day}`,
  answer: 'Unsere Antwort',
  download: 'Paket herunterladen',
  storedUntil: (day) => `Es kann bis ${day} heruntergeladen werden.`,
  sent: 'Wir haben Ihnen einen Link geschickt. Öffnen Sie ihn, um zu bestätigen, dass Sie es sind.',
  sentWithout:
    'Wir haben keine E-Mail-Adresse von Ihnen. Deshalb stellen wir auf anderem Weg sicher, dass Sie es sind, und melden uns.',
  back: 'Ihre Bewerbung',
  confirmHeading: 'Anfrage bestätigen',
  confirmLead: (kind) => `Sie bitten um: ${kind}. Bitte bestätigen Sie, dass Sie es sind.`,
  confirmButton: 'Ja, ich bin es',
  confirmedHeading: 'Vielen Dank',
  confirmed: 'Ihre Anfrage ist bestätigt. Wir antworten innerhalb eines Monats.',
  faults: {
    kind: 'Wählen Sie, worum Sie bitten.',
    note: 'Schreiben Sie, was berichtigt werden soll.',
    noteLength: 'Schreiben Sie höchstens 2.000 Zeichen.',
  },
  mail: {
    confirmSubject: (company) => `Bitte bestätigen Sie Ihre Anfrage an ${company}`,
    confirmHeading: (name) => `Sind Sie es, ${name}?`,
    confirmText: (kind, company) =>
      `Jemand hat ${company} nach Ihren Daten gefragt: ${kind}. Wir werden tätig, sobald Sie bestätigen, dass Sie es waren.`,
    confirmButton: 'Anfrage bestätigen',
    confirmNote:
      'Wenn Sie nicht gefragt haben, müssen Sie nichts tun. Nichts wird herausgegeben oder gelöscht.',
    answerSubject: (company) => `Ihre Anfrage an ${company} zu Ihren Daten`,
    answerHeading: (name) => `Unsere Antwort, ${name}`,
    packageText:
      'Die Kopie Ihrer Daten ist fertig: ein PDF zum Lesen, dasselbe für Maschinen und Ihre Dateien. Sie können sie 14 Tage lang auf Ihrer Seite herunterladen.',
    packageButton: 'Meine Daten herunterladen',
    doneText: (kind) => `Erledigt: ${kind}.`,
    refusedText: (kind) => `Das können wir nicht tun: ${kind}.`,
    complainText: 'Sie können sich bei der Aufsichtsbehörde für den Datenschutz beschweren.',
    answerButton: 'Meine Anfragen ansehen',
    reason: (company) =>
      `Sie erhalten diese E-Mail, weil ${company} Daten über Sie speichert und mit dieser Adresse eine Anfrage gestellt wurde.`,
  },
};
