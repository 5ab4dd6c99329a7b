import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { mkdir } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import { hasDemoPeople, hasAnyUser } from '../identity/account/first-run';
import { openInstallationKeys, getUnsealedKeysWarning } from '../platform/access/installation-keys';
import { createApp } from './app';
import { closeApp } from './close-app';
import type { Config } from '../platform/config';
import type { Database } from '../platform/db/database';
import { FolderInUseError, lockFolder } from '../platform/db/folder-lock';
import { runExclusively } from '../platform/db/locks';
import { scheduleSnapshots } from './schedule-snapshots';
import { startDatabase } from '../platform/db/start-database';
import { assertStorage } from '../platform/files/storage/assert-storage';
import { openStorage } from '../platform/files/storage/open-storage';
import { getConsoleAddress } from '../platform/console-address.rule';
import { printWelcome } from './print-welcome';
import { readPhonesTaskKind } from '../applicants/intake/read-phones';
import { readStoredResumesTaskKind } from '../applicants/intake/resume-text/resume-text-kinds';
import { enqueueTask } from '../platform/queue/enqueue';
import { readPlatformVersion } from '../console/registry/platform-version';
import { readPointers } from '../console/registry/pointers';
import { publishBuiltRemotes } from '../console/registry/publish-built-remotes';
import { createRemoteFiles, getRemotesFolder } from '../console/registry/remote-files';
import { enqueueFirstPublicationCheck } from '../jobs/publishing/check-publications';
import { seedResumes } from '../../demo/seed-resumes';
import { seedCompany } from '../../demo/seed-company';
import { recordServerRun } from './server-run-note';
import { StartError } from '../platform/start-error';
import { stopOnSignal } from './stop';
import { createShellBuildStore } from '../console/web/shell-builds';
import { createUnexpectedEnd, endOnUncaughtErrors } from './unexpected-end';

const lockPatience = 5_000;

const lockDataFolder = async (folder: string) => {
  try {
    return await lockFolder(folder, 'server', lockPatience);
  } catch (error) {
    if (error instanceof FolderInUseError)
      throw new StartError(
        `${error.message} Stop it, or set DATA_FOLDER to another folder for this server.`,
      );
    throw new StartError(
      `The data folder ${folder} cannot be used (${(error as Error).message}). Set DATA_FOLDER to a folder that this user may write.`,
    );
  }
};

const startListening = async (
  app: FastifyInstance,
  { host, port, publicUrl }: Config,
): Promise<string> => {
  try {
    await app.listen({ host, port });
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    throw new StartError(
      code === 'EADDRINUSE'
        ? `Port ${port} is in use. Stop what uses it, or set PORT to another one (0 takes any).`
        : `The server cannot listen on ${host}:${port} (${message}). Correct HOST or PORT.`,
    );
  }
  const { address, family, port: taken } = app.server.address() as AddressInfo;
  const own = `http://${family === 'IPv6' ? `[${address}]` : address}:${taken}`;
  return getConsoleAddress({ publicUrl, host, port: taken }) ?? own;
};

/** @throws StartError where the demo company would be used as a real installation. */
const assertNoDemoPeople = async ({ mode, databaseUrl }: Config, db: Database): Promise<void> => {
  if (mode === 'demo' || !(await hasDemoPeople(db))) return;
  const setting = databaseUrl
    ? 'DATABASE_URL to an empty database'
    : 'DATA_FOLDER to an empty folder';
  throw new StartError(
    `This data is of the example company, whose passwords everybody knows, so it cannot become a real installation. Set ${setting}, or MODE to demo.`,
  );
};

const seedDemoAndPublish = async (config: Config, db: Database, log: FastifyBaseLogger) => {
  const storage = openStorage(config, db);
  await assertStorage(storage, config);
  if (config.mode === 'demo' && !(await hasAnyUser(db))) {
    const today = new Date().toLocaleDateString('en-CA', { timeZone: 'Asia/Kolkata' });
    const progress = (sentence: string) => log.info(sentence);
    await seedCompany(db, { today, progress });
    progress('Resumes');
    await seedResumes(db, storage, today);
  }
  const { dataFolder } = config;
  await createShellBuildStore({ db, storage, shell: resolve('shell/dist'), dataFolder }).keep();
  const platform = await readPlatformVersion();
  const remoteFiles = createRemoteFiles(db, storage, config.dataFolder);
  await publishBuiltRemotes({ db, remoteFiles, root: resolve('.'), platform, log });
  for (const { id, version } of await readPointers(db)) await remoteFiles.bring(id, version);
};

export const serve = async (config: Config): Promise<void> => {
  const lock = await lockDataFolder(config.dataFolder);
  const note = await recordServerRun(config.dataFolder);
  const end = createUnexpectedEnd(note);
  endOnUncaughtErrors(end);
  await mkdir(getRemotesFolder(config.dataFolder), { recursive: true });
  const { db, own } = await startDatabase(config);
  await assertNoDemoPeople(config, db);
  const snapshots = own && scheduleSnapshots(own, config.snapshotMinutes);
  const ownTasks = snapshots ? [snapshots.task] : [];
  const app = await createApp(config, db, await openInstallationKeys(config, db), ownTasks);
  const { log } = app;
  const warnings = [note.earlierEnd, getUnsealedKeysWarning(config)];
  for (const warning of warnings) if (warning) log.warn(warning);

  const prepare = () => seedDemoAndPublish(config, db, log);
  await (config.databaseUrl ? runExclusively(config.databaseUrl, 'start', prepare) : prepare());

  for (const kind of [readPhonesTaskKind, readStoredResumesTaskKind])
    await enqueueTask(db, kind, {}, { key: kind.name });
  await app.startQueue(own?.connectionString ?? config.databaseUrl ?? '');
  stopOnSignal({
    log,
    ends: own?.ended,
    steps: [
      () => closeApp(app),
      () => db.close(),
      async () => snapshots?.writeLast(log),
      async () => own?.stop(),
      () => note.remove(),
      () => lock.release(),
    ],
    end,
  });
  const address = await startListening(app, config);
  await enqueueFirstPublicationCheck(db);
  await printWelcome(config, address, db, app.firstRun);
};
