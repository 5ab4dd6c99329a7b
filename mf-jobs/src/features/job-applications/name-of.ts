interface Person {
  firstName: string;
  lastName: string;
}

export const nameOf = ({ firstName, lastName }: Person): string =>
  `${firstName} ${lastName}`.trim();
