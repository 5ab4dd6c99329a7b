interface ServedVersions {
  version: string;
  canary: { version: string; takenBackAt?: string | null } | null;
}

/** Value for `If-Match`: the live version and, if one is running, the version of the canary release. */
export const stateOf = ({ version, canary }: ServedVersions): string =>
  canary && !canary.takenBackAt ? `${version} ${canary.version}` : version;
