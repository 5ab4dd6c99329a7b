import type { FastifyInstance } from 'fastify';
import type { CompanyDay, DayStart } from './company/company-day';
import type { Config } from './config';
import type { Database } from './db/database';
import type { FileInspector } from './files/file-inspector';
import type { Storage } from './files/storage/storage';

/** What the calls of a domain work with. */
export interface Parts {
  db: Database;
  config: Config;
  companyDay: CompanyDay;
  storage: Storage;
  inspector: FileInspector;
}

/** What a domain brings to the server: its calls, and its share in what the rooms below it do. */
export interface Domain {
  register(app: FastifyInstance, parts: Parts): void;
  /** Runs once when a day begins where the company is, before anything is answered on it. */
  dayStart?: DayStart;
}
