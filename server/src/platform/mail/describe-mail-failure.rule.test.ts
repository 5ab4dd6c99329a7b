import { describeMailFailure, type MailError } from './describe-mail-failure.rule';

const failureOf = (message: string, parts: Partial<MailError>) =>
  describeMailFailure(Object.assign(new Error(message), parts));

it.each<[string, Partial<MailError>, string, boolean, boolean]>([
  ['550 gone', { code: 'EENVELOPE', responseCode: 550 }, 'refused the message', true, false],
  ['451 later', { code: 'EENVELOPE', responseCode: 451 }, 'put the message off', false, false],
  ['No recipients', { code: 'EENVELOPE' }, 'cannot be used for mail', true, false],
  ['535 no', { code: 'EAUTH', responseCode: 535 }, 'refused the sign-in', false, true],
  ['getaddrinfo ENOTFOUND smtp.x', { code: 'EDNS' }, 'name of the mail server', false, true],
  ['connect ECONNREFUSED 10.0.0.1:25', { code: 'ESOCKET' }, 'Nothing answers', false, true],
  ['self-signed certificate', { code: 'ESOCKET' }, 'certificate', false, true],
  ['Greeting never received', { code: 'ETIMEDOUT' }, 'did not answer in time', false, true],
  ['STARTTLS is not supported', { code: 'ETLS' }, 'no encryption', false, true],
])(
  'the mail failure %s is described in plain words, and decides whether sending is tried again',
  (message, parts, words, isFinal, isAway) => {
    const failure = failureOf(message, parts);
    expect(failure.problem).toContain(words);
    expect(failure).toMatchObject({ isFinal, isServerAway: isAway });
  },
);

it('a long response of the mail server is shortened and shown in one line', () => {
  const { problem } = failureOf('x', {
    ...{ code: 'EMESSAGE', responseCode: 554, response: `554 no\r\n${'y'.repeat(1_000)}` },
  });
  expect(problem.length).toBeLessThan(400);
  expect(problem).not.toMatch(/[\r\n]/);
});

it('when the mail server refuses the sender, the recipient’s address is not marked as bad', () => {
  const refused = { code: 'EENVELOPE', responseCode: 550, response: '550 5.1.1 no such user' };
  expect(failureOf('x', { ...refused, command: 'RCPT TO' })).toHaveProperty('addressProblem');
  expect(failureOf('x', { ...refused, command: 'MAIL FROM' })).not.toHaveProperty('addressProblem');
});
