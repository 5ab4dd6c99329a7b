interface Applicant {
  firstName: string;
  lastName: string;
}

export const nameOf = ({ firstName, lastName }: Applicant): string =>
  `${firstName} ${lastName}`.trim();

interface Colleague {
  name: string;
  lastName: string;
}

/** A colleague's name; nothing when there is none. */
export const colleagueName = (person: Colleague | null | undefined): string | undefined =>
  person ? `${person.name} ${person.lastName}`.trim() : undefined;
