import type { Owner, Subject } from '../../platform/personal-data';

const toKey = (owner: Owner): string => JSON.stringify(owner);

const listOwners = ({ applicationIds, applicantIds, emails }: Subject): Owner[] => [
  ...applicationIds.map((application) => ({ application })),
  ...applicantIds.map((applicant) => ({ applicant })),
  ...emails.map((email) => ({ email })),
];

/**
 * Splits erased parts by person; parts of an e-mail address that two people share belong to the
 * first.
 */
export const splitByPerson = <Part extends { owner: Owner }>(
  people: readonly Subject[],
  parts: readonly Part[],
): Part[][] => {
  const places = new Map<string, number>();
  for (const [place, person] of people.entries())
    for (const owner of listOwners(person))
      if (!places.has(toKey(owner))) places.set(toKey(owner), place);
  const split: Part[][] = people.map(() => []);
  for (const part of parts) split[places.get(toKey(part.owner)) ?? 0]?.push(part);
  return split;
};
