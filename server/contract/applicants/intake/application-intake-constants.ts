export const mostResumeBytes = 10 * 1024 * 1024;

export const resumeEndings = ['.pdf', '.doc', '.docx'] as const;

export const intakeMessages = {
  job: 'Choose a job that you may add applicants to.',
  firstName: 'Enter the first name.',
  email: 'Enter an e-mail address, for example name@example.com.',
  reach: 'Enter an e-mail address, or a phone number.',
  phone: 'Enter a phone number of 7 to 15 digits, with the country code where it is not your own.',
  phoneRounded:
    'A spreadsheet has cut off the last digits. Give the column the format Text, enter the number again, then save the file.',
  experience: 'Enter whole years from 0 to 60.',
  document: 'Enter 4 to 20 letters and digits.',
  documentNotKept: 'This installation keeps no document numbers. Leave the field empty.',
  resumeMissing: 'Choose a resume.',
  resumeType: 'Choose a .pdf, .doc or .docx file whose content is of that kind.',
  resumeOther: (what: string) =>
    `This is ${what}, whatever its name says. Open it, save it as .pdf or .docx, then choose the new file.`,
  resumeBroken: 'This file is broken. Open it, save it again, then choose the new file.',
  resumeUnpacked:
    'This file is too large when it is unpacked: over 64 MB. Print it to a new pdf, then choose that one.',
  resumeMacros:
    'This document holds macros or fields that start programs. Save it as .pdf, then choose that one.',
  resumeScript:
    'This pdf would run a script or a program. Print it to a new pdf, then choose that one.',
  resumeForm:
    'This pdf is a form that sends or fetches data. Print it to a new pdf, then choose that one.',
  resumeHolds: 'This file holds another file. Print it to a pdf, then choose that one.',
  resumeReaches:
    'This file opens or fetches something else by itself. Print it to a pdf, then choose that one.',
  resumeProtected:
    'This document is protected, so it cannot be checked. Save it without a password, then choose it again.',
  resumeLocked:
    'This pdf is protected or broken, so it cannot be checked. Print it to a new pdf, then choose that one.',
  resumeSize: 'Choose a file of at most 10 MB.',
} as const;
