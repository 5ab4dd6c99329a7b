/** Name fields of a person: an applicant's first name is `firstName`, a colleague's is `name`. */
type PersonNameFields = { lastName: string } & ({ firstName: string } | { name: string });

export const formatPersonName = (person: PersonNameFields): string =>
  `${'firstName' in person ? person.firstName : person.name} ${person.lastName}`.trim();

export const formatColleagueName = (
  person: { name: string; lastName: string } | null | undefined,
): string | undefined => (person ? formatPersonName(person) : undefined);
