import type { DataOwner, DataSubject } from '../../platform/personal-data';

const toKey = (owner: DataOwner): string => JSON.stringify(owner);

const listOwners = ({ applicationIds, applicantIds, emails }: DataSubject): DataOwner[] => [
  ...applicationIds.map((application) => ({ application })),
  ...applicantIds.map((applicant) => ({ applicant })),
  ...emails.map((email) => ({ email })),
];

/** Splits erased parts by person; parts of an e-mail address that two people share belong to the first. */
export const splitByPerson = <Part extends { owner: DataOwner }>(
  people: readonly DataSubject[],
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
