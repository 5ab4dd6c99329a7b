import { isMessageChangeable } from './message-changeable.rule';

const sent = '2026-03-24T09:30:00.000Z';
const at = (time: string) => Date.parse(`2026-03-24T${time}Z`);

test.each([
  ['09:30:00', null, true],
  ['09:44:59', null, true],
  ['09:45:00', null, false],
  ['09:31:00', '2026-03-24T09:30:30.000Z', false],
])(
  'whether a message sent at 9:30 can be changed at %s, when it was deleted at %s: %s',
  (now, deletedAt, expected) => {
    expect(isMessageChangeable({ updated_at: sent, deletedAt }, at(now))).toBe(expected);
  },
);
