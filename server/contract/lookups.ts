import { lookups as lookupsOfWings } from './contributions';

export interface Lookup {
  path: string;
  id: string;
  label: string;
  hint?: string;
  avatar?: string;
  category?: string;
  /** Field with the job's status id, which marks closed jobs. */
  jobStatus?: string;
  query?: Readonly<Record<string, string>>;
}

/** Every lookup takes `limit`, `page` and `search`. */
export const lookups = lookupsOfWings satisfies Record<string, Lookup>;

export type LookupName = keyof typeof lookups;
