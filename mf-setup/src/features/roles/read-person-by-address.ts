import type { Person } from 'server/contract/identity/people/person';
import { getPeople } from 'server/contract/identity/people/person.calls';
import { ApiError, send } from 'shared-auth';

/** Returns undefined if no person has the address, or if the request fails with an API error. */
export const readPersonByAddress = async (address: string): Promise<Person | undefined> => {
  try {
    return (await send(getPeople, { query: { address: address.trim(), limit: 1 } })).data[0];
  } catch (reason) {
    if (reason instanceof ApiError) return undefined;
    throw reason;
  }
};
