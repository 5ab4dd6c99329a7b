import type { ParsedMail } from 'mailparser';

export interface CalendarReply {
  uid: string;
  sequence: number;
  /** E-mail address of the person who answers the invitation. */
  attendee: string;
  answer: 'accepted' | 'declined' | 'tentative';
}

/** Maximum of bytes: an answer contains one event and one person. */
const maxBytes = 65_536;

const answers: Readonly<Record<string, CalendarReply['answer']>> = {
  ACCEPTED: 'accepted',
  DECLINED: 'declined',
  TENTATIVE: 'tentative',
};

interface Line {
  name: string;
  parameters: string;
  value: string;
}

const toLine = (text: string): Line => {
  const [, name = '', parameters = '', value = ''] =
    /^([A-Z-]+)((?:;[^:;="]+=(?:"[^"]*"|[^:;"]*))*):(.*)$/i.exec(text) ?? [];
  return { name: name.toUpperCase(), parameters, value: value.trim() };
};

// An own parser, since npm packages require a newer Node version or a licence that is not
// permissive, and only four lines are needed.
export const parseCalendarReply = (text: string): CalendarReply | undefined => {
  const lines = text
    .replace(/\r?\n[ \t]/g, '')
    .split(/\r?\n/)
    .map(toLine);
  const find = (name: string) => lines.find((line) => line.name === name);
  const attendees = lines.filter(({ name }) => name === 'ATTENDEE');
  const [attendee] = attendees;
  const [, state = ''] = /;PARTSTAT="?([A-Z-]+)"?/i.exec(attendee?.parameters ?? '') ?? [];
  const answer = answers[state.toUpperCase()];
  const uid = find('UID')?.value;
  if (find('METHOD')?.value.toUpperCase() !== 'REPLY' || attendees.length !== 1) return undefined;
  if (!uid || !attendee || !answer) return undefined;
  return {
    ...{ uid, answer },
    sequence: Number.parseInt(find('SEQUENCE')?.value ?? '0', 10) || 0,
    attendee: attendee.value.replace(/^mailto:/i, ''),
  };
};

/** A calendar's answer to an invitation; undefined for other mail. */
export const readCalendarReply = ({ attachments }: ParsedMail): CalendarReply | undefined => {
  const file = attachments.find(
    ({ contentType, size }) =>
      /^(text\/calendar|application\/ics)/i.test(contentType) && size <= maxBytes,
  );
  return file && parseCalendarReply(file.content.toString('utf8'));
};
