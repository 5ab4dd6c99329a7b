import { lookups as lookupsOfWings } from './contributions';

export interface Lookup {
  path: string;
  id: string;
  label: string;
  hint?: string;
  avatar?: string;
  category?: string;
  /** Name of the row's field with the job status id, so that pickers can mark closed jobs. */
  jobStatus?: string;
  query?: Readonly<Record<string, string>>;
}

/** Every lookup accepts `limit`, `page` and `search`. */
export const lookups = lookupsOfWings satisfies Record<string, Lookup>;

export type LookupName = keyof typeof lookups;
