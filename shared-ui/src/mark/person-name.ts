/** Names as records hold them: an applicant's first name is `firstName`, a colleague's is `name`. */
type Named = { lastName: string } & ({ firstName: string } | { name: string });

/** @returns a person's whole name, `Asha Rao`; `Asha` when the last name is empty. */
export const personName = (person: Named): string =>
  `${'firstName' in person ? person.firstName : person.name} ${person.lastName}`.trim();

/** @returns the name of a colleague whom not every record has; undefined when there is nobody. */
export const colleagueName = (
  person: { name: string; lastName: string } | null | undefined,
): string | undefined => (person ? personName(person) : undefined);
