import type { LimitedAttempt, AttemptLimit } from './attempt-limiter';

const nameLimit: AttemptLimit = { kind: 'name', free: 50, firstWait: 5, longestWait: 300 };
const networkLimit: AttemptLimit = { kind: 'network', free: 200, firstWait: 1, longestWait: 2 };
const browserNameLimit: AttemptLimit = {
  kind: 'name-here',
  free: 5,
  firstWait: 5,
  longestWait: 900,
};
const setupLimit: AttemptLimit = { kind: 'setup', free: 10, firstWait: 5, longestWait: 900 };
const invitationLimit: AttemptLimit = { ...setupLimit, kind: 'invitation' };
const forgotLimit: AttemptLimit = { kind: 'forgot', free: 3, firstWait: 60, longestWait: 1_800 };
const forgotNetworkLimit: AttemptLimit = { ...setupLimit, kind: 'forgot-network', free: 30 };

/**
 * A user name has a strict limit from one network; looser limits of each user name and each network slow
 * guesses from many networks. A browser in which the user signed in before has a limit of its own, so that
 * nobody can lock the user out.
 */
export const listSignInAttempts = (
  name: string,
  network: string,
  knownBrowser: string | undefined,
): LimitedAttempt[] =>
  knownBrowser
    ? [{ limit: browserNameLimit, of: [name, 'browser', knownBrowser], isCleared: true }]
    : [
        { limit: browserNameLimit, of: [name, 'network', network], isCleared: true },
        { limit: nameLimit, of: [name] },
        { limit: networkLimit, of: [network] },
      ];

export const listSetupAttempts = (network: string): LimitedAttempt[] => [
  { limit: setupLimit, of: [network] },
];

export const listInvitationAttempts = (network: string): LimitedAttempt[] => [
  { limit: invitationLimit, of: [network] },
];

export const listForgotAttempts = (address: string, network: string): LimitedAttempt[] => [
  { limit: forgotLimit, of: [address] },
  { limit: forgotNetworkLimit, of: [network] },
];
