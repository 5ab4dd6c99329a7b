import compress from '@fastify/compress';
import Fastify, { LogController, type FastifyInstance } from 'fastify';
import { randomUUID } from 'node:crypto';
import { join, resolve } from 'node:path';
import { constants } from 'node:zlib';
import { permissionsChanged } from '../contract/realtime/realtime-constants';
import { createActors } from './access/actors';
import { createAuthenticate } from './access/authenticate';
import { keepFresh } from './access/installation-keys';
import type { OpenKeyRing } from './access/key-ring';
import { hashOf } from './access/seal';
import { createServices } from './access/services';
import { createTokens } from './access/token';
import { createFirstRun } from './account/first-run';
import { registerAccount } from './account/routes';
import { createAccountService } from './account/service';
import { beginDay } from './company/begin-day';
import { createCompanyDay } from './company/company-day';
import { registerCompany } from './company/routes';
import type { Config } from './config';
import { openClock } from './db/clock';
import type { Database } from './db/database';
import { createSharedReads } from './db/shared-reads';
import { lateValidation } from './http/late-validation';
import { createBackgroundWork } from './background-work/background-work';
import { registeredBy } from './domain';
import { domains as consoleDomains } from './domains';
import { registerFiles } from './files/routes';
import { createFileInspector } from './files/file-inspector';
import { tidyFiles } from './files/remove-left-files';
import { removeContents } from './files/remove-contents';
import { openStorage } from './files/storage/open-storage';
import { bodies } from './http/body';
import { mostPlainBytes } from './http/body-limits';
import { bodyPace } from './http/body-pace';
import { connectionOptions } from './http/connections';
import { documentation } from './http/documentation';
import { answerUnrouted, failures } from './http/failures';
import { foreignHosts } from './http/foreign-hosts';
import { knownHost } from './http/known-host';
import { registerLookups } from './lists/lookup';
import { parseForm } from './http/field-pairs';
import { answerLines, loggerOptions } from './http/logging';
import { measureBodies } from './http/measure-bodies';
import { registerMetrics } from './http/metrics';
import { createSharedLimit } from './http/shared-limit';
import { registerNotifications } from './notifications/routes';
import type { Parts } from './domain';
import { keepQueue } from './queue/keep-queue';
import { queueFigures } from './queue/queue-figures';
import { startQueue, type StartedQueue } from './queue/start-queue';
import type { Task } from './queue/task';
import { registerRealtime } from './realtime/register';
import { readPlatformVersion } from './registry/platform';
import { createRegistry } from './registry/registry-domain';
import { bringBehind, createRemoteFiles, remotesFolder } from './registry/remote-files';
import { noteNames } from './single-sign-on/note-names';
import { createProviderSessions } from './single-sign-on/provider-sessions';
import { createProviders } from './single-sign-on/providers';
import { registerSingleSignOn } from './single-sign-on/routes';
import { createSingleSignOn } from './single-sign-on/single-sign-on';
import { registerAssets } from './web/assets';
import { registerConsolePage } from './web/console-page';
import { registerEmbedding } from './web/embedding';
import { registerFaces } from './web/faces';
import { createFilePlaces } from './web/file-places';
import { registerFramePage } from './web/frame-page';
import { registerHealth } from './web/health';
import { securityHeaders } from './web/security-headers';
import { keepShellBuilds } from './web/keep-shell-builds';
import { createShellBuilds, otherAssets } from './web/shell-builds';

/** Of one service token. */
const serviceCallsPerMinute = 600;

const createServer = (config: Config): FastifyInstance => {
  const app = Fastify({
    ...connectionOptions,
    logger: loggerOptions(config.logLevel),
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: mostPlainBytes,
    // Without it whoever calls could claim any address.
    ...(config.trustedProxies.length > 0 && { trustProxy: config.trustedProxies }),
    forceCloseConnections: 'idle',
    ajv: {
      customOptions: {
        coerceTypes: 'array',
        removeAdditional: false,
        allErrors: true,
        // A failed check then tells its schema, whose own sentence it may carry.
        verbose: true,
        keywords: ['x-sentence'],
      },
    },
    schemaController: { compilersFactory: { buildValidator: lateValidation } },
    routerOptions: { maxParamLength: 300, querystringParser: parseForm },
    frameworkErrors: answerUnrouted,
  });
  // Answers are documented by their schemas and checked by tests; here they are sent as they are.
  app.setSerializerCompiler(() => (answer) => JSON.stringify(answer));
  return app;
};

/** Builds the whole server on a database; it does not listen yet. */
export const createApp = async (
  config: Config,
  db: Database,
  keys: OpenKeyRing,
  /** Background work of this installation alone, such as snapshots of its own database. */
  ownTasks: readonly Task[] = [],
): Promise<FastifyInstance> => {
  const app = createServer(config);
  const clock = await openClock(db, app.log);
  app.addHook('onClose', async () => clock.stop());
  const tokens = createTokens(keys, clock.now);
  const actors = createActors(db, config);
  const firstRun = createFirstRun(config, db, keys);
  const shell = resolve('shell/dist');
  let isStopping = false;
  app.addHook('preClose', async () => {
    isStopping = true;
  });

  const stopRefreshing = keepFresh(keys, app.log);
  app.addHook('onClose', async () => stopRefreshing());

  app.decorateRequest('actor');
  const services = createServices(
    db,
    createSharedLimit({
      db,
      most: serviceCallsPerMinute,
      milliseconds: 60_000,
      hash: (text) => hashOf(`service ${text}`, keys),
      failed: (error) => app.log.warn({ err: error }, 'Calls were not counted with other servers'),
    }),
  );
  app.decorate('authenticate', createAuthenticate({ config, tokens, actors, services }));
  app.decorate('firstRun', firstRun);
  await app.register(answerLines);
  await app.register(failures);
  await app.register(knownHost, { config });
  await app.register(foreignHosts, { config });
  await app.register(securityHeaders, { config, db });
  await app.register(compress, {
    encodings: ['br', 'gzip'],
    threshold: 1024,
    globalDecompression: false,
    // A page of a list is made anew for every call: one quick pass takes a tenth of a stream's time.
    syncThreshold: 65_536,
    brotliOptions: {
      params: { [constants.BROTLI_PARAM_QUALITY]: 1, [constants.BROTLI_PARAM_LGWIN]: 16 },
    },
  });
  await app.register(bodyPace);
  await app.register(measureBodies, { mostBytes: config.bodyMemory * 1024 * 1024 });
  await app.register(bodies);
  await app.register(documentation);

  const storage = openStorage(config, db);
  const inspector = createFileInspector();
  const remoteFiles = createRemoteFiles(db, storage, config.dataFolder);
  const platform = await readPlatformVersion();
  const registry = createRegistry({ platform, remoteFiles });
  const providers = createProviders(config);
  const shellBuilds = createShellBuilds({ db, storage, shell, dataFolder: config.dataFolder });
  const workDomains = [...consoleDomains, registry, createSingleSignOn(providers)];
  app.addHook('onClose', inspector.close);
  const companyDay = createCompanyDay(
    db,
    workDomains.flatMap(({ dayStart }) => dayStart ?? []),
    () => new Date(clock.now()),
  );
  const sharedReads = createSharedReads(db);
  const parts: Parts = { db, sharedReads, config, companyDay, storage, inspector };
  const kept = [
    beginDay(companyDay),
    removeContents(storage),
    tidyFiles({ db, storage }),
    keepShellBuilds(shellBuilds),
    ...workDomains.flatMap(({ tasks: tasksOf }) => tasksOf?.(parts) ?? []),
    ...ownTasks,
  ];
  const tasks = [keepQueue(db, kept), ...kept];
  const domains = [...workDomains, createBackgroundWork(tasks)];
  let queue: StartedQueue | undefined;
  app.decorate('startQueue', async (connectionString: string) => {
    queue = await startQueue({ connectionString, tasks, db, log: app.log });
  });
  app.addHook('preClose', async () => queue?.stop());
  registerHealth(app, { db, isStopping: () => isStopping });
  const { openSockets } = registerRealtime(app, {
    db,
    config,
    tokens,
    actors,
    keys,
    now: clock.now,
    audiences: registeredBy(domains, 'audiences'),
    rooms: registeredBy(domains, 'rooms'),
    heard: ({ owner }) => {
      sharedReads.forget();
      if (owner === 'company') companyDay.forget();
      if (owner === permissionsChanged) actors.forgetAll();
    },
  });
  registerMetrics(app, config.metricsToken, {
    open_sockets: openSockets,
    files_waiting: inspector.waiting,
    ...queueFigures(db),
  });
  app.addHook('onReady', () => noteNames(db, config));
  const providerSessions = createProviderSessions({ db, keys, providers, log: app.log });
  registerAccount(
    app,
    createAccountService({ ...parts, tokens, actors, firstRun, keys, providerSessions }),
    [registerSingleSignOn(providers)],
  );
  registerCompany(app, parts);
  registerFiles(app, {
    ...parts,
    lists: domains.flatMap(({ lists = [] }) => lists),
    holders: domains.flatMap(({ fileHolders }) => fileHolders ?? []),
  });
  registerLookups(app, db, registeredBy(domains, 'lookups'));
  registerNotifications(
    app,
    db,
    domains.flatMap(({ notifications = [] }) => notifications),
  );
  for (const domain of domains) domain.register(app, parts);
  const [assets, remotes] = [join(shell, 'assets'), remotesFolder(config.dataFolder)];
  const places = createFilePlaces(config.filesUrl, { assets, remotes });
  registerEmbedding(app, { db, config, platform, places, folder: shell });
  registerFramePage(app, config);
  registerFaces(app);
  // What a page of another origin loads by a name and a hash, it has to be allowed to read.
  const isElsewhere = config.filesUrl !== undefined;
  await registerAssets(app, [
    {
      prefix: '/assets/',
      folder: assets,
      otherwise: otherAssets(config.dataFolder),
      isOpen: isElsewhere,
      bring: shellBuilds.bring,
    },
    { prefix: '/embed/', folder: join(shell, 'embed'), maxAge: 300, isOpen: true },
    {
      prefix: '/remotes/',
      folder: remotes,
      isOpen: isElsewhere,
      bring: bringBehind(remoteFiles),
    },
    { prefix: '/brand/', folder: resolve('server/src/web/brand'), maxAge: 86_400 },
  ]);
  registerConsolePage(app, { db, config, places, folder: shell });
  return app;
};
