/** An applicant's first name is `firstName`, a colleague's is `name`. */
type Named = { lastName: string } & ({ firstName: string } | { name: string });

export const personName = (person: Named): string =>
  `${'firstName' in person ? person.firstName : person.name} ${person.lastName}`.trim();

export const colleagueName = (
  person: { name: string; lastName: string } | null | undefined,
): string | undefined => (person ? personName(person) : undefined);
