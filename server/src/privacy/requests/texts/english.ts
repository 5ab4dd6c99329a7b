import {
  requestMessages,
  type RequestKind,
  type RequestState,
} from '../../../../contract/privacy/requests/privacy-request-constants';

const kinds: Record<RequestKind, string> = {
  access: 'A copy of all data about me',
  erasure: 'Erase my data',
  correction: 'Correct my data',
};

const states: Record<RequestState, string> = {
  unconfirmed: 'Waits until you confirm it by the link that we mailed you.',
  open: 'We are looking at it.',
  building: 'Your package is being made.',
  done: 'Done.',
  refused: 'We cannot do this.',
};

export const englishRequests = {
  heading: 'Your data and your rights',
  lead: 'You may have a copy of everything that is stored about you, have it corrected, and have it erased. We answer within a month, and it costs nothing.',
  kind: 'What do you ask for?',
  kinds,
  states,
  note: 'What is to be corrected, or anything else that we should know',
  button: 'Send the request',
  requests: 'Your requests',
  asked: (day: string) => `Asked on ${day}`,
  until: (day: string) => `answer by ${day}`,
  answer: 'Our answer',
  download: 'Download the package',
  storedUntil: (day: string) => `It can be downloaded until ${day}.`,
  sent: 'We mailed you a link. Open it to confirm that it is you who asks.',
  sentWithout:
    'We have no e-mail address of yours, so we make sure in another way that it is you, and get in touch.',
  back: 'Your application',
  confirmHeading: 'Confirm your request',
  confirmLead: (kind: string) => `You ask for: ${kind}. Please confirm that it is you.`,
  confirmButton: 'Yes, it is me',
  confirmedHeading: 'Thank you',
  confirmed: 'Your request is confirmed. We answer within a month.',
  faults: {
    kind: String(requestMessages.kind),
    note: String(requestMessages.note),
    noteLength: String(requestMessages.noteLength),
  },
  mail: {
    confirmSubject: (company: string) => `Please confirm your request to ${company}`,
    confirmHeading: (name: string) => `Is it you, ${name}?`,
    confirmText: (kind: string, company: string) =>
      `Somebody asked ${company} about your data: ${kind}. We act once you confirm that it was you.`,
    confirmButton: 'Confirm the request',
    confirmNote: 'If you did not ask, do nothing. Nothing is given out or erased.',
    answerSubject: (company: string) => `Your request to ${company} about your data`,
    answerHeading: (name: string) => `Our answer, ${name}`,
    packageText:
      'The copy of your data is ready: a PDF to read, the same for machines, and your files. You can download it on your page for 14 days.',
    packageButton: 'Download my data',
    doneText: (kind: string) => `It is done: ${kind}.`,
    refusedText: (kind: string) => `We cannot do what you asked for: ${kind}.`,
    complainText: 'You may complain to the authority that watches over data protection.',
    answerButton: 'See my requests',
    reason: (company: string) =>
      `You get this because ${company} stores data about you and a request was made with this address.`,
  },
};
export type RequestTexts = typeof englishRequests;
