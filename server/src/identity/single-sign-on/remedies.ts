import type { SignInRefusal } from './sign-in-refusals';

export const signInRefusalAdvice: Readonly<Record<SignInRefusal, string>> = {
  'provider-away':
    'Check the provider: whether this server reaches it, and whether the issuer is written as its document says it.',
  'provider-refused':
    'Compare the client id, the secret and the redirect address, and look whether this account may use the application at the provider.',
  'request-unknown':
    'Look whether cookies are allowed, whether it took less than ten minutes, and whether PUBLIC_URL is the address that people open.',
  'answer-untrusted':
    'Look at this server’s clock, at the client id, and at what may stand between this server and the provider.',
  'not-admitted': 'Compare what came with admits in the configuration.',
  'groups-missing':
    'This account is in too many groups. Let the provider send only those that are assigned to the application.',
  'address-missing':
    'Look at the claims email and email_verified (Entra ID: xms_edov). Where all addresses of the provider are the company’s own, set addressesAreVerified.',
  'person-unknown': 'Add the person to the directory, or set newPeople to add.',
  'person-inactive': 'The person left or was deactivated here. Reactivate them in Roles.',
  'address-unproven':
    'Another system or another provider wrote this address. Open the person in Roles, look whether it is theirs, and confirm it there.',
  'address-taken':
    'Two accounts of the provider have one address. Find out there which of them it belongs to; where the earlier one is gone, take it off the person in Roles.',
};
