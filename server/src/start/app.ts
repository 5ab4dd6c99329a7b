import compress from '@fastify/compress';
import Fastify, { LogController, type FastifyInstance } from 'fastify';
import { randomUUID } from 'node:crypto';
import { join, resolve } from 'node:path';
import { constants } from 'node:zlib';
import { permissionsChanged } from '../../contract/platform/realtime/realtime-constants';
import { createActors } from '../platform/access/actors';
import { createAuthenticate } from '../platform/access/authenticate';
import { refreshKeysRegularly } from '../platform/access/installation-keys';
import type { RefreshableKeyRing } from '../platform/access/key-ring';
import { hashSecret } from '../platform/access/secret-hash';
import { createServiceAuthenticator } from '../identity/service-tokens/create-service-authenticator';
import { createAccessTokens } from '../platform/access/token';
import { createSetupAccess } from '../identity/account/first-run';
import { registerAccount } from '../identity/account/routes';
import { createAccountService } from '../identity/account/account-service';
import { createBeginDayTask } from '../platform/company/begin-day';
import { createCompanyDay } from '../platform/company/company-day';
import { registerCompany } from '../platform/company/routes';
import type { Config } from '../platform/config';
import { openClock } from '../platform/db/clock';
import type { Database } from '../platform/db/database';
import { createSharedReads } from '../platform/db/shared-reads';
import { connectHooks } from '../platform/hook';
import { createLazyValidator } from '../platform/http/lazy-validation';
import { createBackgroundWork } from '../platform/background-work/background-work';
import { createMailFailedWorkTask } from '../platform/background-work/failed-work-mail';
import { joinDomainEntries, mergeDomainEntries } from '../platform/domain';
import { domains as consoleDomains } from './domains';
import { registerFiles } from '../platform/files/routes';
import { createFileInspector } from '../platform/files/file-inspector';
import { createTidyFilesTask } from '../platform/files/remove-orphaned-files';
import { createContentRemovalTask } from '../platform/files/remove-contents';
import { createMail } from '../platform/mail/mail';
import { createRemoveOldMailTask } from '../platform/mail/remove-old-mail';
import { createMailNotices } from '../platform/mail/mail-notices';
import { createMailboxTasks } from '../platform/mailbox/mailbox-task';
import { openStorage } from '../platform/files/storage/open-storage';
import { bodyParsingPlugin } from '../platform/http/body';
import { maxPlainBytes } from '../platform/http/body-limits';
import { minimumBodyRatePlugin } from '../platform/http/body-pace';
import { httpConnectionOptions } from '../platform/http/connections';
import { apiDocumentationPlugin } from '../platform/http/documentation';
import { answerUnroutedError, errorHandlingPlugin } from '../platform/http/failures';
import { crossOriginPlugin } from '../platform/http/foreign-hosts';
import { toRoutedPath } from '../platform/http/host.rule';
import { knownHostPlugin } from '../platform/http/known-host';
import { registerLookups } from '../platform/lists/lookup';
import { parseForm } from '../platform/http/field-pairs';
import { responseLoggingPlugin, createLoggerOptions } from '../platform/http/logging';
import { bodyMeasuringPlugin } from '../platform/http/measure-bodies';
import { registerMetrics } from '../platform/http/metrics';
import { createSharedLimit } from '../platform/http/shared-limit';
import { registerNotifications } from '../platform/notifications/routes';
import type { ServerDependencies } from '../platform/domain';
import { createRecoverQueueTask } from '../platform/queue/recover-queue';
import { createQueueFigures } from '../platform/queue/queue-figures';
import { startQueue, type StartedQueue } from '../platform/queue/start-queue';
import type { Task } from '../platform/queue/task';
import { createChangeFeed } from '../platform/realtime/change-feed';
import { registerRealtime } from '../platform/realtime/register';
import { registerWaitingWork } from '../console/dashboard/routes';
import { registerSearch } from '../console/search/routes';
import { readPlatformVersion } from '../console/registry/platform-version';
import { createRegistryDomain } from '../console/registry/registry-domain';
import {
  createMissingFileUnpacker,
  createRemoteFiles,
  getRemotesFolder,
} from '../console/registry/remote-files';
import { storeProviderNames } from '../identity/single-sign-on/store-provider-names';
import { createProviderSessions } from '../identity/single-sign-on/provider-sessions';
import { createProviders } from '../identity/single-sign-on/providers';
import { registerSingleSignOn } from '../identity/single-sign-on/routes';
import { createSingleSignOn } from '../identity/single-sign-on/single-sign-on';
import { registerAssets } from '../console/web/assets';
import { registerConsolePage } from '../console/web/console-page';
import { registerEmbedding } from '../console/web/embedding';
import { registerFacePictures } from '../console/web/face-routes';
import { createFileAddresses } from '../console/web/file-addresses';
import { registerFramePage } from '../console/web/frame-page';
import { registerHealth } from '../console/web/health';
import { securityHeadersPlugin } from '../console/web/security-headers';
import { storeShellBuilds } from '../console/web/store-shell-builds';
import { createShellBuildStore, getOtherShellBuildsFolder } from '../console/web/shell-builds';

const serviceCallsPerMinute = 600;

const createServer = (config: Config): FastifyInstance => {
  const app = Fastify({
    ...httpConnectionOptions,
    logger: createLoggerOptions(config.logLevel),
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: maxPlainBytes,
    // Without trusted proxies the header is ignored, since clients could forge `x-forwarded-for`.
    ...(config.trustedProxies.length > 0 && { trustProxy: config.trustedProxies }),
    forceCloseConnections: 'idle',
    ajv: {
      customOptions: {
        coerceTypes: 'array',
        removeAdditional: false,
        allErrors: true,
        verbose: true,
        keywords: ['x-sentence'],
      },
    },
    schemaController: { compilersFactory: { buildValidator: createLazyValidator } },
    rewriteUrl: ({ headers, url = '/' }) => toRoutedPath(config, headers.host, url),
    routerOptions: { maxParamLength: 300, querystringParser: parseForm },
    frameworkErrors: answerUnroutedError,
  });
  // Responses are not filtered by their schemas, which only document them and are checked by tests.
  app.setSerializerCompiler(() => (answer) => JSON.stringify(answer));
  return app;
};

export const createApp = async (
  config: Config,
  db: Database,
  keys: RefreshableKeyRing,
  /** Tasks of this installation only, such as snapshots of its own PostgreSQL. */
  ownTasks: readonly Task[] = [],
): Promise<FastifyInstance> => {
  const app = createServer(config);
  const clock = await openClock(db, app.log);
  app.addHook('onClose', async () => clock.stop());
  const tokens = createAccessTokens(keys, clock.now);
  const actors = createActors(db, config);
  const firstRun = createSetupAccess(config, db, keys);
  const shell = resolve('shell/dist');
  let isStopping = false;
  app.addHook('preClose', async () => {
    isStopping = true;
  });

  const stopRefreshing = refreshKeysRegularly(keys, app.log);
  app.addHook('onClose', async () => stopRefreshing());

  app.decorateRequest('actor');
  const services = createServiceAuthenticator(
    db,
    createSharedLimit({
      db,
      most: serviceCallsPerMinute,
      milliseconds: 60_000,
      hash: (text) => hashSecret(`service ${text}`, keys),
      failed: (error) => app.log.warn({ err: error }, 'Calls were not counted with other servers'),
    }),
  );
  app.decorate('authenticate', createAuthenticate({ config, tokens, actors, services }));
  app.decorate('firstRun', firstRun);
  await app.register(responseLoggingPlugin);
  await app.register(errorHandlingPlugin);
  await app.register(knownHostPlugin, { config });
  await app.register(crossOriginPlugin, { config });
  await app.register(securityHeadersPlugin, { config, db });
  await app.register(compress, {
    encodings: ['br', 'gzip'],
    threshold: 1024,
    globalDecompression: false,
    // Responses of lists are never cached, so compressing them at once with low quality is faster
    // than a stream.
    syncThreshold: 65_536,
    brotliOptions: {
      params: { [constants.BROTLI_PARAM_QUALITY]: 1, [constants.BROTLI_PARAM_LGWIN]: 16 },
    },
  });
  await app.register(minimumBodyRatePlugin);
  await app.register(bodyMeasuringPlugin, { mostBytes: config.bodyMemory * 1024 * 1024 });
  await app.register(bodyParsingPlugin);
  await app.register(apiDocumentationPlugin);

  const storage = openStorage(config, db);
  const inspector = createFileInspector();
  const remoteFiles = createRemoteFiles(db, storage, config.dataFolder);
  const platform = await readPlatformVersion();
  const registry = createRegistryDomain({ platform, remoteFiles });
  const providers = createProviders(config);
  const shellBuilds = createShellBuildStore({ db, storage, shell, dataFolder: config.dataFolder });
  const workDomains = [...consoleDomains, registry, createSingleSignOn(providers)];
  app.addHook('onClose', inspector.close);
  const companyDay = createCompanyDay(
    db,
    workDomains.flatMap(({ dayStart }) => dayStart ?? []),
    () => new Date(clock.now()),
  );
  const sharedReads = createSharedReads(db);
  const mailKinds = workDomains.flatMap((domain) => domain.mailKinds ?? []);
  const mail = createMail({ db, config, keys, kinds: mailKinds });
  app.addHook('onClose', async () => mail.close());
  const changeFeed = createChangeFeed();
  changeFeed.listen(({ owner }) => {
    sharedReads.forget();
    if (owner === 'company') companyDay.forget();
    if (owner === permissionsChanged) actors.forgetAll();
  });
  const parts: ServerDependencies = {
    ...{ db, sharedReads, config, keys },
    ...{ companyDay, changeFeed, storage, inspector },
  };
  const kept = [
    createBeginDayTask(companyDay),
    createContentRemovalTask(storage),
    createTidyFilesTask({ db, storage }),
    storeShellBuilds(shellBuilds),
    mail.task,
    createRemoveOldMailTask(db),
    ...createMailboxTasks({
      ...{ db, config },
      replyTakers: workDomains.flatMap(({ takeReply }) => takeReply ?? []),
      receivers: workDomains.flatMap(({ receiveMail }) => receiveMail?.(parts) ?? []),
    }),
    ...workDomains.flatMap(({ tasks: tasksOf }) => tasksOf?.(parts) ?? []),
    ...ownTasks,
  ];
  const tasks = [createRecoverQueueTask(db, kept), createMailFailedWorkTask(db, kept), ...kept];
  const domains = [...workDomains, createBackgroundWork(tasks)];
  connectHooks(domains);
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
    audiences: mergeDomainEntries(domains, 'audiences'),
    rooms: mergeDomainEntries(domains, 'rooms'),
    changeFeed,
  });
  registerMetrics(app, config.metricsToken, {
    open_sockets: openSockets,
    files_waiting: inspector.waiting,
    ...createQueueFigures(db),
  });
  app.addHook('onReady', () => storeProviderNames(db, config));
  const providerSessions = createProviderSessions({ db, keys, providers, log: app.log });
  registerAccount(
    app,
    createAccountService({
      ...{ ...parts, tokens, actors, firstRun, keys, providerSessions, mailKinds },
    }),
    [registerSingleSignOn(providers)],
  );
  registerCompany(app, parts);
  registerFiles(app, {
    ...parts,
    lists: joinDomainEntries(domains, 'lists'),
    files: {
      holders: joinDomainEntries(domains, 'fileHolders'),
      downloads: joinDomainEntries(domains, 'fileDownloads'),
    },
  });
  registerLookups(app, db, mergeDomainEntries(domains, 'lookups'));
  registerNotifications(app, db, [
    createMailNotices(mailKinds),
    ...joinDomainEntries(domains, 'notifications'),
  ]);
  registerWaitingWork(app, parts, joinDomainEntries(domains, 'waiting'));
  registerSearch(app, parts, joinDomainEntries(domains, 'searched'));
  for (const domain of domains) domain.register(app, parts);
  const [assets, remotes] = [join(shell, 'assets'), getRemotesFolder(config.dataFolder)];
  const places = createFileAddresses(config.filesUrl, { assets, remotes });
  registerEmbedding(app, { db, config, platform, places, folder: shell });
  registerFramePage(app, config);
  registerFacePictures(app);
  // True if files are on another origin: with an integrity hash they need CORS.
  const isElsewhere = config.filesUrl !== undefined;
  await registerAssets(app, [
    {
      prefix: '/assets/',
      folder: assets,
      otherwise: getOtherShellBuildsFolder(config.dataFolder),
      isOpen: isElsewhere,
      bring: shellBuilds.bring,
    },
    { prefix: '/embed/', folder: join(shell, 'embed'), maxAge: 300, isOpen: true },
    {
      prefix: '/remotes/',
      folder: remotes,
      isOpen: isElsewhere,
      bring: createMissingFileUnpacker(remoteFiles),
    },
    { prefix: '/brand/', folder: resolve('server/src/console/web/brand'), maxAge: 86_400 },
  ]);
  registerConsolePage(app, { db, config, places, folder: shell });
  return app;
};
