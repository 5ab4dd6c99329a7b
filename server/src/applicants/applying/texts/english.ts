import type { ApplicationSendingState } from '../../../../contract/applicants/applying/applying-constants';

const sent: Readonly<Record<ApplicationSendingState, { heading: string; lead: string }>> = {
  received: {
    heading: 'Thank you, your application is here',
    lead: 'The hiring team sees it now. If you gave an e-mail address, a message with a link to your own page is on its way: there you see where things stand.',
  },
  confirm: {
    heading: 'One more step',
    lead: 'We sent you an e-mail. Please follow its link, so that we know the address is yours; then your application goes straight to the hiring team.',
  },
  waits: {
    heading: 'Thank you, your application is here',
    lead: 'A person looks at it before it goes on to the hiring team. Nothing is lost.',
  },
};

/** Texts of pages and mail for applicants; questions, consents and job titles are as staff wrote them. */
export const englishTexts = {
  field: { optional: 'optional', choose: 'Choose…', yes: 'Yes', no: 'No' },
  person: {
    heading: 'About you',
    firstName: 'First name',
    lastName: 'Last name',
    name: 'Name',
    email: 'E-mail',
    phone: 'Phone',
    either: 'An e-mail address or a phone number, whichever you prefer. One is enough.',
  },
  resume: {
    heading: 'Your resume',
    label: 'Resume',
    hint: 'PDF or Word, up to 10 MB. No file at hand? Paste its text below.',
    attached: 'is attached. Choose another file to replace it.',
    read: 'Read my details from the resume',
    readHint:
      'Fills in your name, e-mail and phone where they are still empty. You check them before anything is sent.',
    filled: 'From your resume. Please check it.',
    readDone: 'We filled in what your resume says. Please check it.',
    readNothing:
      'Nothing was filled in: what your resume says is not clear enough to us, or stands in the form already.',
    paste: 'Paste the text instead',
    text: 'Text of your resume',
    letter: 'Anything you would like to add',
    letterHint: 'A few lines are plenty.',
    fileHint: 'PDF or Word.',
    away: 'The line is away. The upload goes on by itself.',
    percentSent: '% sent',
    tooLarge: 'This file is too large: choose one of at most 10 MB.',
  },
  apply: {
    title: (job: string) => `Apply for ${job}`,
    lead: 'It takes about two minutes, and you need no account.',
    lookAgain: 'Please look again',
    questions: 'A few questions',
    data: 'Your data',
    demographics: 'Equal opportunity',
    demographicsWhy:
      'You are free to answer or to leave this out; it makes no difference to your application. Answers are only counted, so that we see whether everybody has the same chance. Nobody sees them beside your application.',
    trap: 'Leave this empty',
    send: 'Send application',
    sending: 'Sending…',
    faults: (count: number) =>
      `${count === 1 ? 'One thing is' : `${count} things are`} missing or unclear`,
    stillHere: 'What you wrote is still here.',
    agreement: 'Your agreement',
  },
  sent: {
    title: 'Sent',
    states: sent,
    appliedFor: 'You applied for',
    otherJobs: 'See other open jobs',
  },
  closed: {
    title: 'No longer open',
    heading: 'This job is no longer open',
    lead: 'It was filled or closed meanwhile. What you wrote about yourself stays in this browser, and stands in the form of the next job that you open.',
    openJobs: 'Open jobs',
    allJobs: 'See all open jobs',
  },
  refused: {
    heading: 'Not just now',
    kept: 'What you wrote stays in this browser.',
    back: 'Back to the form',
    again: 'Try again',
  },
  unknown: {
    title: 'Nothing here',
    heading: 'There is nothing here',
    lead: 'The link is incomplete, or too old.',
    openJobs: 'See open jobs',
    again: 'Send me a new link',
  },
  confirm: {
    heading: 'Confirm your application',
    before: 'You applied for',
    after: 'Press once more, and it goes to the hiring team.',
    button: 'Confirm my application',
    askHeading: 'Complete your application',
    ask: 'Your e-mail is here. It left out what we need to know: tell us here, and your application goes to the hiring team.',
    askButton: 'Complete my application',
    doneTitle: 'Confirmed',
    doneHeading: 'Thank you, your application is here',
    done: (job: string) =>
      `The hiring team for ${job} sees it now. A link to your own page comes by e-mail.`,
  },
  link: {
    heading: 'Where does my application stand?',
    lead: 'Enter the address that you applied with. A link to your page comes by e-mail.',
    button: 'Send me the link',
    sentHeading: 'Look into your mailbox',
    sent: 'If somebody applied with this address, a link is on its way.',
  },
  status: {
    title: (job: string) => `Your application for ${job}`,
    where: 'Where it stands',
    promise: (day: string) => `You hear from us by ${day}.`,
    late: (day: string) =>
      `You should have heard from us by ${day}. We are sorry; the hiring team has been reminded.`,
    letter: 'What the hiring team wrote to you',
    steps: ['Received', 'In review', 'Decided'],
    asked: 'We have a question for you',
    askedLead: 'Your answer goes straight to the hiring team. What you leave empty stays open.',
    askedAgain: 'Please look again: what is marked did not arrive yet.',
    answer: 'Send answers',
    sentHeading: 'What you sent',
    asText: 'As text',
    added: 'Your words',
    contact: 'How we reach you',
    save: 'Save',
    newerResume: 'A newer resume',
    addResume: 'Add your resume',
    resumeHint: 'PDF or Word, up to 10 MB.',
    replaces: 'It takes the place of the one you sent.',
    sendFile: 'Send file',
    consents: 'What you agreed to',
    takeBack: 'Take back',
    withdraw: 'Withdraw my application',
    withdrawLead:
      'The hiring team stops working on it. You cannot take this back, but you can apply again.',
    withdrawButton: 'Yes, withdraw it',
    offer: 'See your offer',
    notes: {
      contact: 'Your contact data are saved.',
      resume: 'Your resume has arrived.',
      consent: 'Your agreement is taken back.',
      withdrawn: 'Your application is withdrawn.',
      answers: 'Thank you, your answers have arrived.',
    },
  },
  myData: {
    heading: 'My data',
    lead: 'This is what we hold of your application: what you gave us, and what is about you alone.',
    download: 'Download as a file',
    sent: 'Sent',
    withdrawn: 'Withdrawn',
    files: 'Files',
    version: (number: number) => `version ${number}`,
    takenBack: (moment: string) => `taken back ${moment}`,
    history: 'Where it stood',
    mail: 'Mail we sent you',
    rights: 'Your data and your rights',
  },
  mail: {
    confirmSubject: (job: string) => `Please confirm your application for ${job}`,
    confirmHeading: (name: string) => `One more step, ${name}`,
    confirmText: (job: string, company: string) =>
      `Thank you for applying for ${job} at ${company}. Please confirm that this is your address; then your application goes straight to the hiring team.`,
    confirmButton: 'Confirm my application',
    askSubject: (job: string) => `Please complete your application for ${job}`,
    askText: (job: string, company: string) =>
      `Thank you for your e-mail: you apply for ${job} at ${company}. A few things are still missing, such as your agreement that we may look at your data. Please tell us on your page; then your application goes straight to the hiring team.`,
    askButton: 'Complete my application',
    reminderSubject: (job: string) => `Your application for ${job} still waits for you`,
    reminderText: (job: string, company: string) =>
      `You wrote to ${company}, applying for ${job}. Your application is not with the hiring team yet: please complete it on your page. We remind you this once.`,
    confirmNote: 'If you did not apply, do nothing.',
    addressReason: 'You get this because an application was sent with this address.',
    linkSubject: (job: string) => `Your application for ${job}`,
    linkHeading: (name: string) => `Thank you, ${name}`,
    linkText: (job: string, company: string) =>
      `Your application for ${job} has reached ${company}. On your own page you see where it stands, and you can correct what has changed.`,
    linkButton: 'See where it stands',
    furtherSubject: (job: string, count: number) =>
      `${count === 1 ? 'A question' : 'Questions'} about your application for ${job}`,
    furtherHeading: (name: string) => `We would like to know more, ${name}`,
    furtherText: (job: string, company: string, count: number) =>
      `You applied for ${job} at ${company}. The hiring team asks you ${count === 1 ? 'this' : `these ${count} things`}; please answer on your own page:`,
    furtherButton: 'Answer',
    linkNote: 'The page needs no account. Do not pass the link on.',
    refused: {
      closed: 'This job is no longer open.',
      off: 'We take applications for this job by its page only.',
      resume:
        'There was no resume with it that we can read. Please send it again with a .pdf, .doc or .docx file of at most 10 MB, or apply on the page of the job.',
      later:
        'We cannot take in applications by e-mail just now. Please apply on the page of the job.',
    },
    refusedSubject: (job: string | undefined) =>
      job === undefined ? 'Your application' : `Your application for ${job}`,
    refusedHeading: 'Your application did not reach us',
    refusedText: (company: string, job: string | undefined) =>
      `You wrote to ${company}${job === undefined ? '' : `, applying for ${job}`}.`,
    applyHere: 'Apply here',
    openJobs: 'Open jobs',
    appliedReason: (company: string) => `You get this because you applied for a job at ${company}.`,
  },
};

export type ApplicantTexts = typeof englishTexts;
