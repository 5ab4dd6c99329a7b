import type { ApplicantTexts } from './english';

export const germanTexts: ApplicantTexts = {
  field: { optional: 'freiwillig', choose: 'Bitte wählen…', yes: 'Ja', no: 'Nein' },
  person: {
    heading: 'Über Sie',
    firstName: 'Vorname',
    lastName: 'Nachname',
    name: 'Ihr Name',
    email: 'E-Mail-Adresse',
    phone: 'Telefonnummer',
    either: 'Eine E-Mail-Adresse oder eine Telefonnummer, wie Sie möchten. Eines genügt.',
  },
  resume: {
    heading: 'Ihr Lebenslauf',
    label: 'Lebenslauf',
    hint: 'PDF oder Word, bis 10 MB. Keine Datei zur Hand? Fügen Sie unten den Text ein.',
    attached: 'ist angehängt. Wählen Sie eine andere Datei, um sie zu ersetzen.',
    read: 'Meine Angaben aus dem Lebenslauf lesen',
    readHint:
      'Trägt Name, E-Mail und Telefon ein, wo noch nichts steht. Sie prüfen sie, bevor etwas gesendet wird.',
    filled: 'Aus Ihrem Lebenslauf. Bitte prüfen Sie es.',
    readDone: 'Wir haben eingetragen, was in Ihrem Lebenslauf steht. Bitte prüfen Sie es.',
    readNothing:
      'Es wurde nichts eingetragen: Ihr Lebenslauf ist uns dafür nicht eindeutig genug, oder es steht schon im Formular.',
    paste: 'Stattdessen den Text einfügen',
    text: 'Text Ihres Lebenslaufs',
    letter: 'Was Sie noch sagen möchten',
    letterHint: 'Ein paar Zeilen genügen.',
    fileHint: 'PDF oder Word.',
    away: 'Die Verbindung ist weg. Es geht von selbst weiter, sobald sie wieder da ist.',
    percentSent: '% gesendet',
    tooLarge: 'Diese Datei ist zu groß: Wählen Sie eine von höchstens 10 MB.',
  },
  apply: {
    title: (job) => `Bewerben als ${job}`,
    lead: 'Es dauert etwa zwei Minuten, und Sie brauchen kein Konto.',
    lookAgain: 'Bitte noch einmal ansehen',
    questions: 'Ein paar Fragen',
    demographics: 'Chancengleichheit',
    demographicsWhy:
      'Sie können antworten oder das auslassen; für Ihre Bewerbung macht es keinen Unterschied. Antworten werden nur gezählt, damit wir sehen, ob alle die gleichen Chancen haben. Niemand sieht sie neben Ihrer Bewerbung.',
    data: 'Ihre Daten',
    trap: 'Bitte leer lassen',
    send: 'Bewerbung senden',
    sending: 'Wird gesendet…',
    faults: (count) =>
      `${count === 1 ? 'Eine Angabe fehlt' : `${count} Angaben fehlen`} oder ${count === 1 ? 'ist' : 'sind'} unklar`,
    stillHere: 'Was Sie geschrieben haben, steht noch hier.',
    agreement: 'Ihre Einwilligung',
  },
  sent: {
    title: 'Gesendet',
    states: {
      received: {
        heading: 'Vielen Dank, Ihre Bewerbung ist da',
        lead: 'Das Recruiting-Team sieht sie jetzt. Wenn Sie eine E-Mail-Adresse angegeben haben, ist eine Nachricht mit einem Link zu Ihrer eigenen Seite unterwegs: Dort sehen Sie den Stand.',
      },
      confirm: {
        heading: 'Noch ein Schritt',
        lead: 'Wir haben Ihnen eine E-Mail geschickt. Bitte öffnen Sie den Link darin, damit wir wissen, dass die Adresse Ihre ist; dann geht Ihre Bewerbung gleich an das Recruiting-Team.',
      },
      waits: {
        heading: 'Vielen Dank, Ihre Bewerbung ist da',
        lead: 'Jemand sieht sie an, bevor sie an das Recruiting-Team geht. Nichts geht verloren.',
      },
    },
    appliedFor: 'Sie haben sich beworben als',
    otherJobs: 'Andere offene Stellen ansehen',
  },
  closed: {
    title: 'Nicht mehr offen',
    heading: 'Diese Stelle ist nicht mehr offen',
    lead: 'Sie wurde inzwischen besetzt oder geschlossen. Was Sie über sich geschrieben haben, bleibt in diesem Browser und steht im Formular der nächsten Stelle, die Sie öffnen.',
    openJobs: 'Offene Stellen',
    allJobs: 'Alle offenen Stellen ansehen',
  },
  refused: {
    heading: 'Gerade geht es nicht',
    kept: 'Was Sie geschrieben haben, bleibt in diesem Browser.',
    back: 'Zurück zum Formular',
    again: 'Noch einmal versuchen',
  },
  unknown: {
    title: 'Hier ist nichts',
    heading: 'Hier ist nichts',
    lead: 'Der Link ist unvollständig oder zu alt.',
    openJobs: 'Offene Stellen ansehen',
    again: 'Neuen Link schicken lassen',
  },
  confirm: {
    heading: 'Bestätigen Sie Ihre Bewerbung',
    before: 'Sie haben sich beworben als',
    after: 'Drücken Sie noch einmal, dann geht Ihre Bewerbung an das Recruiting-Team.',
    button: 'Meine Bewerbung bestätigen',
    askHeading: 'Vervollständigen Sie Ihre Bewerbung',
    ask: 'Ihre E-Mail ist da. Es fehlt noch etwas, das wir wissen müssen: Sagen Sie es uns hier, dann geht Ihre Bewerbung an das Recruiting-Team.',
    askButton: 'Meine Bewerbung vervollständigen',
    doneTitle: 'Bestätigt',
    doneHeading: 'Vielen Dank, Ihre Bewerbung ist da',
    done: (job) =>
      `Das Recruiting-Team für ${job} sieht sie jetzt. Ein Link zu Ihrer eigenen Seite kommt per E-Mail.`,
  },
  link: {
    heading: 'Wie steht es um meine Bewerbung?',
    lead: 'Geben Sie die Adresse ein, mit der Sie sich beworben haben. Ein Link zu Ihrer Seite kommt per E-Mail.',
    button: 'Link schicken',
    sentHeading: 'Sehen Sie in Ihr Postfach',
    sent: 'Wenn sich jemand mit dieser Adresse beworben hat, ist ein Link unterwegs.',
  },
  status: {
    title: (job) => `Ihre Bewerbung als ${job}`,
    where: 'Der Stand',
    promise: (day) => `Sie hören bis zum ${day} von uns.`,
    late: (day) =>
      `Sie hätten bis zum ${day} von uns hören sollen. Das tut uns leid; das Recruiting-Team ist erinnert.`,
    letter: 'Was das Recruiting-Team Ihnen geschrieben hat',
    steps: ['Eingegangen', 'In Prüfung', 'Entschieden'],
    asked: 'Wir haben eine Frage an Sie',
    askedLead:
      'Ihre Antwort geht gleich an das Recruiting-Team. Was Sie leer lassen, bleibt offen.',
    askedAgain: 'Bitte noch einmal ansehen: Was markiert ist, ist noch nicht da.',
    answer: 'Antworten senden',
    sentHeading: 'Was Sie geschickt haben',
    asText: 'Als Text',
    added: 'Ihre Worte',
    contact: 'Wie wir Sie erreichen',
    save: 'Speichern',
    newerResume: 'Ein neuerer Lebenslauf',
    addResume: 'Lebenslauf hinzufügen',
    resumeHint: 'PDF oder Word, bis 10 MB.',
    replaces: 'Er tritt an die Stelle des bisherigen.',
    sendFile: 'Datei senden',
    consents: 'Wozu Sie eingewilligt haben',
    takeBack: 'Widerrufen',
    withdraw: 'Meine Bewerbung zurückziehen',
    withdrawLead:
      'Das Recruiting-Team arbeitet nicht weiter daran. Sie können das nicht rückgängig machen, sich aber wieder bewerben.',
    withdrawButton: 'Ja, zurückziehen',
    offer: 'Ihr Angebot ansehen',
    notes: {
      contact: 'Ihre Kontaktdaten sind gespeichert.',
      resume: 'Ihr Lebenslauf ist da.',
      consent: 'Ihre Einwilligung ist widerrufen.',
      withdrawn: 'Ihre Bewerbung ist zurückgezogen.',
      answers: 'Vielen Dank, Ihre Antworten sind da.',
    },
  },
  myData: {
    heading: 'Meine Daten',
    lead: 'Das haben wir zu Ihrer Bewerbung gespeichert: was Sie uns gegeben haben und was nur Sie betrifft.',
    download: 'Als Datei herunterladen',
    sent: 'Gesendet am',
    withdrawn: 'Zurückgezogen',
    files: 'Dateien',
    version: (number) => `Fassung ${number}`,
    takenBack: (moment) => `widerrufen am ${moment}`,
    history: 'Wie es stand',
    mail: 'E-Mails an Sie',
    rights: 'Ihre Daten und Ihre Rechte',
  },
  mail: {
    confirmSubject: (job) => `Bitte bestätigen Sie Ihre Bewerbung als ${job}`,
    confirmHeading: (name) => `Noch ein Schritt, ${name}`,
    confirmText: (job, company) =>
      `Vielen Dank für Ihre Bewerbung als ${job} bei ${company}. Bitte bestätigen Sie, dass dies Ihre Adresse ist; dann geht Ihre Bewerbung gleich an das Recruiting-Team.`,
    confirmButton: 'Meine Bewerbung bestätigen',
    askSubject: (job) => `Bitte vervollständigen Sie Ihre Bewerbung als ${job}`,
    askText: (job, company) =>
      `Vielen Dank für Ihre E-Mail: Sie bewerben sich als ${job} bei ${company}. Es fehlt noch etwas, zum Beispiel Ihre Einwilligung, dass wir Ihre Daten ansehen dürfen. Bitte sagen Sie es uns auf Ihrer Seite; dann geht Ihre Bewerbung gleich an das Recruiting-Team.`,
    askButton: 'Meine Bewerbung vervollständigen',
    reminderSubject: (job) => `Ihre Bewerbung als ${job} wartet noch auf Sie`,
    reminderText: (job, company) =>
      `Sie haben ${company} geschrieben, um sich als ${job} zu bewerben. Ihre Bewerbung ist noch nicht beim Recruiting-Team: Bitte vervollständigen Sie sie auf Ihrer Seite. Wir erinnern Sie nur dieses eine Mal.`,
    confirmNote: 'Wenn Sie sich nicht beworben haben, brauchen Sie nichts zu tun.',
    addressReason:
      'Sie erhalten diese Nachricht, weil mit dieser Adresse eine Bewerbung geschickt wurde.',
    linkSubject: (job) => `Ihre Bewerbung als ${job}`,
    linkHeading: (name) => `Vielen Dank, ${name}`,
    linkText: (job, company) =>
      `Ihre Bewerbung als ${job} ist bei ${company} eingegangen. Auf Ihrer eigenen Seite sehen Sie den Stand und können Angaben berichtigen.`,
    linkButton: 'Stand ansehen',
    furtherSubject: (job, count) =>
      `${count === 1 ? 'Eine Frage' : 'Fragen'} zu Ihrer Bewerbung als ${job}`,
    furtherHeading: (name) => `Wir möchten mehr wissen, ${name}`,
    furtherText: (job, company, count) =>
      `Sie haben sich bei ${company} als ${job} beworben. Das Recruiting-Team fragt Sie ${count === 1 ? 'dies' : `diese ${count} Dinge`}; bitte antworten Sie auf Ihrer eigenen Seite:`,
    furtherButton: 'Antworten',
    linkNote: 'Die Seite braucht kein Konto. Geben Sie den Link nicht weiter.',
    refused: {
      closed: 'Diese Stelle ist nicht mehr offen.',
      off: 'Auf diese Stelle kann man sich nur auf ihrer Seite bewerben.',
      resume:
        'Es war kein Lebenslauf dabei, den wir lesen können. Bitte schicken Sie sie noch einmal mit einer .pdf-, .doc- oder .docx-Datei von höchstens 10 MB, oder bewerben Sie sich auf der Seite der Stelle.',
      later:
        'Wir können gerade keine Bewerbungen per E-Mail annehmen. Bitte bewerben Sie sich auf der Seite der Stelle.',
    },
    refusedSubject: (job) => (job === undefined ? 'Ihre Bewerbung' : `Ihre Bewerbung als ${job}`),
    refusedHeading: 'Ihre Bewerbung hat uns nicht erreicht',
    refusedText: (company, job) =>
      `Sie haben ${company} geschrieben${job === undefined ? '' : `, um sich als ${job} zu bewerben`}.`,
    applyHere: 'Hier bewerben',
    openJobs: 'Offene Stellen',
    appliedReason: (company) =>
      `Sie erhalten diese Nachricht, weil Sie sich bei ${company} beworben haben.`,
  },
};
