interface Served {
  version: string;
  canary: { version: string; takenBackAt?: string | null } | null;
}

/** Value for `If-Match`: the live version, and that of a running canary. */
export const stateOf = ({ version, canary }: Served): string =>
  canary && !canary.takenBackAt ? `${version} ${canary.version}` : version;
