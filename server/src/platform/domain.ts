import type { FastifyInstance } from 'fastify';
import type { CompanyDay, DayStart } from './company/company-day';
import type { Config } from './config';
import type { Database } from './db/database';
import type { SharedReads } from './db/shared-reads';
import type { FileInspector } from './files/file-inspector';
import type { FileHolder } from './files/get-file';
import type { ExportedList } from './files/list-export';
import type { Storage } from './files/storage/storage';
import type { Following } from './hook';
import type { Lookups } from './lists/lookup';
import type { NotificationSource } from './notifications/routes';
import type { Task } from './queue/task';
import type { Audiences } from './realtime/audience';
import type { Rooms } from './realtime/posts';
import type { WaitingSource } from './waiting';

/** What the calls of a domain work with. */
export interface Parts {
  db: Database;
  /** For figures that many look at and that take long to count. */
  sharedReads: SharedReads;
  config: Config;
  companyDay: CompanyDay;
  storage: Storage;
  inspector: FileInspector;
}

/** What a domain brings to the server: its calls, and its share in what the rooms below it do. */
export interface Domain {
  register(app: FastifyInstance, parts: Parts): void;
  /** Its lists that can be downloaded. */
  lists?: readonly ExportedList[];
  /** Whose files a person may open. */
  fileHolders?: readonly FileHolder[];
  /** What others choose from of its records. */
  lookups?: Lookups;
  /** Who hears of changes of its records. */
  audiences?: Audiences;
  /** Rooms in which its people are told what is said. */
  rooms?: Rooms;
  /** Followers of hooks of earlier wings; each runs in the transaction of whoever ran the hook. */
  follows?: readonly Following[];
  /** What waits in it for a person to look at. */
  notifications?: readonly NotificationSource[];
  /** Work in it that waits for somebody, for the dashboard. */
  waiting?: readonly WaitingSource[];
  /** Runs once when a day begins where the company is, before anything is answered on it. */
  dayStart?: DayStart;
  /** Its background work: at its time, or when it was queued. */
  tasks?: (parts: Parts) => readonly Task[];
}

/** What domains registered under a name, together. */
export const registeredBy = <Name extends 'lookups' | 'audiences' | 'rooms'>(
  domains: readonly Domain[],
  name: Name,
): Required<Domain>[Name] =>
  Object.assign({}, ...domains.map((domain) => domain[name])) as Required<Domain>[Name];
