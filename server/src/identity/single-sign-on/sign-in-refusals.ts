export const signInRefusals = {
  'provider-away': {
    status: 503,
    title: 'Your company’s sign-in does not answer',
    message: (name: string) =>
      `${name} did not answer in time, or not as it should. Try again in a moment; if it stays, tell your administrator.`,
  },
  'provider-refused': {
    status: 403,
    title: 'The sign-in was refused',
    message: (name: string) =>
      `${name} did not let this sign-in through. Try again, or ask your administrator whether you may use the console.`,
  },
  'request-unknown': {
    status: 400,
    title: 'This sign-in is over',
    message: () =>
      'It took too long, was finished already, or was begun in another browser. Begin again.',
  },
  'answer-untrusted': {
    status: 400,
    title: 'The answer could not be trusted',
    message: (name: string) =>
      `What came back from ${name} did not prove who you are, so nobody was signed in. Try again; if it stays, tell your administrator.`,
  },
  'not-admitted': {
    status: 403,
    title: 'You may not use the console yet',
    message: (name: string) =>
      `You are signed in at ${name}, but not among those whom your company lets in here. Ask your administrator.`,
  },
  'groups-missing': {
    status: 403,
    title: 'Your groups are not known',
    message: (name: string) =>
      `${name} did not tell all of your groups, so it cannot be seen whether you may come in. Tell your administrator.`,
  },
  'address-missing': {
    status: 403,
    title: 'Your e-mail address is not known',
    message: (name: string) =>
      `${name} told no e-mail address that it has verified, so it cannot be seen who you are here. Tell your administrator.`,
  },
  'person-unknown': {
    status: 403,
    title: 'Nobody here has your address',
    message: () =>
      'You were recognised, but you are not in the console’s directory yet. Ask your administrator to add you.',
  },
  'person-inactive': {
    status: 403,
    title: 'Your access has ended',
    message: () => 'You can no longer sign in here. If that is a mistake, ask your administrator.',
  },
  'address-unproven': {
    status: 403,
    title: 'Your address has to be confirmed',
    message: () =>
      'Another system wrote your e-mail address into the console, so it does not prove yet who you are here. Ask your administrator to confirm it.',
  },
  'address-taken': {
    status: 403,
    title: 'Your address belongs to another account',
    message: (name: string) =>
      `Someone signs in with this e-mail address by another account of ${name}. Ask your administrator to find out who it belongs to.`,
  },
} as const satisfies Record<
  string,
  { status: number; title: string; message: (name: string) => string }
>;

export type SignInRefusal = keyof typeof signInRefusals;

/** The page shows the reason, the log contains the `cause`. */
export class SignInRefusedError extends Error {
  constructor(
    readonly reason: SignInRefusal,
    cause?: unknown,
  ) {
    super(reason, { cause });
    this.name = 'SignInRefusedError';
  }
}
