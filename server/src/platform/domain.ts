import type { FastifyInstance } from 'fastify';
import type { CompanyDay, DayStart } from './company/company-day';
import type { KeyRing } from './access/key-ring';
import type { Config } from './config';
import type { Database } from './db/database';
import type { SharedReads } from './db/shared-reads';
import type { FileInspector } from './files/file-inspector';
import type { FileVisibility } from './files/get-file';
import type { ExportedList } from './files/list-export';
import type { FileStorage } from './files/storage/storage';
import type { HookFollower } from './hook';
import type { Lookups } from './lists/lookup';
import type { SearchSource } from './lists/search-source';
import type { MailKind } from './mail/mail-kind';
import type { ReplyHandler } from './mailbox/mail-reply';
import type { MailReceiver } from './mailbox/mail-receiver';
import type { NotificationSource } from './notifications/routes';
import type { PersonalData } from './personal-data';
import type { ColumnUses } from './personal-data/column-uses';
import type { FreeText } from './personal-data/free-text';
import type { Task } from './queue/task';
import type { Audiences } from './realtime/audience';
import type { ChangeFeed } from './realtime/change-feed';
import type { RealtimeRooms } from './realtime/posts';
import type { WaitingSource } from './waiting';

export interface ServerDependencies {
  db: Database;
  /** Cache for slow counts that many users see. */
  sharedReads: SharedReads;
  config: Config;
  keys: KeyRing;
  companyDay: CompanyDay;
  changeFeed: ChangeFeed;
  storage: FileStorage;
  inspector: FileInspector;
}

/** Contributions of a domain to the server. */
export interface Domain {
  register(app: FastifyInstance, parts: ServerDependencies): void;
  lists?: readonly ExportedList[];
  /** Rules for who may open stored files. */
  fileHolders?: readonly FileVisibility[];
  /** Rules for files that are downloaded and never shown in the browser. */
  fileDownloads?: readonly FileVisibility[];
  lookups?: Lookups;
  /** Recipients of change events of each kind of record. */
  audiences?: Audiences;
  /** Rooms for live messages, which clients join by id. */
  rooms?: RealtimeRooms;
  /** Subscribers to hooks of earlier domains; they run in the hook's transaction. */
  follows?: readonly HookFollower[];
  notifications?: readonly NotificationSource[];
  mailKinds?: readonly MailKind[];
  takeReply?: ReplyHandler;
  receiveMail?: (parts: ServerDependencies) => MailReceiver;
  waiting?: readonly WaitingSource[];
  searched?: readonly SearchSource[];
  personalData?: readonly PersonalData[];
  /** Texts about applicants that may contain numbers of identity documents. */
  freeTexts?: readonly FreeText[];
  /** Function that runs once per day of the company, before the first response of that day. */
  dayStart?: DayStart;
  tasks?: (parts: ServerDependencies) => readonly Task[];
}

/** The domains of a wing, and the uses of text columns of its tables. */
export interface Wing {
  domains: readonly Domain[];
  columns: ColumnUses;
  /** Creates domains that need the registrations of all wings. */
  createOverseers?: (wings: readonly Wing[]) => readonly Domain[];
}

export const mergeDomainEntries = <Name extends 'lookups' | 'audiences' | 'rooms'>(
  domains: readonly Domain[],
  name: Name,
): Required<Domain>[Name] =>
  Object.assign({}, ...domains.map((domain) => domain[name])) as Required<Domain>[Name];

export const joinDomainEntries = <
  Name extends
    | 'lists'
    | 'fileHolders'
    | 'fileDownloads'
    | 'notifications'
    | 'waiting'
    | 'searched'
    | 'personalData'
    | 'freeTexts'
    | 'mailKinds',
>(
  domains: readonly Domain[],
  name: Name,
): Required<Domain>[Name][number][] =>
  domains.flatMap((domain) => [...(domain[name] ?? [])]) as Required<Domain>[Name][number][];
