export interface MailFailure {
  /** Description of the failure for administrators. */
  problem: string;
  /** True if the mail server would refuse the same message again. */
  isFinal: boolean;
  /** True if no message can reach the mail server now. */
  isServerAway: boolean;
  /** Text of the mail server, if the address is invalid and should get no more mail; undefined otherwise. */
  addressProblem?: string;
}

export interface MailError extends Error {
  code?: string;
  /** SMTP command that was refused. */
  command?: string;
  responseCode?: number;
  response?: string;
}

/** Thrown when the OAuth service returned no access token. */
export class MailTokenError extends Error {
  constructor(reason: string, options?: ErrorOptions) {
    super(reason, options);
    this.name = 'MailTokenError';
  }
}

/** Error codes about one message; other codes are about the connection and concern every message. */
const messageCodes = new Set(['EENVELOPE', 'EMESSAGE']);

const maxResponseLength = 300;

/**
 * Codes of RFC 3463 for an address without mailbox or domain, or one that was moved or disabled. Other codes
 * can be the sender's fault.
 */
const deadAddressPattern = /^5\d\d[ -]+5\.(?:1\.(?:1|2|3|6|10)|2\.1)\b/;

const certificateCodes = /^(CERT_|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO_|ERR_TLS_CERT)/;

const socketProblems: Readonly<Record<string, string>> = {
  ENOTFOUND: 'The name of the mail server was not found.',
  EAI_AGAIN: 'The name of the mail server could not be looked up.',
  EDNS: 'The name of the mail server was not found.',
  ECONNREFUSED: 'Nothing answers at the address and port of the mail server.',
  ECONNECTION: 'The mail server ended the connection.',
  ECONNRESET: 'The mail server ended the connection.',
  ETIMEDOUT: 'The mail server did not answer in time.',
  EHOSTUNREACH: 'The mail server cannot be reached from here.',
  ENETUNREACH: 'The mail server cannot be reached from here.',
  ETLS: 'The mail server offers no encryption that can be used.',
};

const findSocketProblem = ({ code = '', message, cause }: MailError): string | undefined => {
  const inner = (cause as MailError | undefined)?.code ?? '';
  const known = [inner, code].find((one) => socketProblems[one] && one !== 'ESOCKET');
  if ([inner, code].some((one) => certificateCodes.test(one)) || /certificate/i.test(message))
    return `The certificate of the mail server is not trusted: ${message}.`;
  const named = Object.keys(socketProblems).find((one) => message.includes(one));
  return socketProblems[named ?? known ?? ''];
};

const quoteResponse = ({ response, message }: MailError): string =>
  (response ?? message).replace(/\s+/g, ' ').slice(0, maxResponseLength);

const isAddressDead = ({ code, command, response = '' }: MailError): boolean =>
  code === 'EENVELOPE' && command === 'RCPT TO' && deadAddressPattern.test(response);

export const describeMailFailure = (error: MailError): MailFailure => {
  const { code = '', responseCode = 0 } = error;
  if (messageCodes.has(code) && responseCode > 0) {
    const isFinal = responseCode >= 500;
    const deed = isFinal ? 'refused the message' : 'put the message off';
    return {
      problem: `The mail server ${deed}: ${quoteResponse(error)}`,
      isFinal,
      isServerAway: false,
      ...(isAddressDead(error) && { addressProblem: quoteResponse(error) }),
    };
  }
  if (messageCodes.has(code))
    return { problem: 'The address cannot be used for mail.', isFinal: true, isServerAway: false };
  if (error instanceof MailTokenError)
    return {
      problem: `The OAuth service gave no access token: ${quoteResponse(error)}`,
      isFinal: false,
      isServerAway: true,
    };
  const problem =
    code === 'EAUTH' || code === 'ENOAUTH'
      ? `The mail server refused the sign-in: ${quoteResponse(error)}`
      : (findSocketProblem(error) ?? `The mail server could not be used: ${quoteResponse(error)}`);
  return { problem, isFinal: false, isServerAway: true };
};
