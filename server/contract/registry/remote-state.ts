interface Served {
  version: string;
  canary: { version: string; takenBackAt?: string | null } | null;
}

/** What a remote serves, as `If-Match` carries it in quotes: its live version, and its canary where one runs. */
export const stateOf = ({ version, canary }: Served): string =>
  canary && !canary.takenBackAt ? `${version} ${canary.version}` : version;
