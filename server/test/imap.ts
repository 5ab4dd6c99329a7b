import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmod,
  chown,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rename,
  rm,
  writeFile,
} from 'node:fs/promises';
import { connect, createServer, type AddressInfo } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';

export interface TestImap {
  /** IMAP address of the mailbox of hiring@kestrel.example. */
  url: string;
  address: string;
  /** Puts a message into the mailbox, as a mail server does. */
  deliver(message: string): Promise<void>;
  /** Returns all messages that are not marked as read. */
  readUnseen(): Promise<string[]>;
  /** Stops the server; `start` starts it again with the same mail. */
  halt(): Promise<void>;
  start(): Promise<void>;
  stop(): Promise<void>;
}

const password = 'p@ss:word/of-box';
const address = 'hiring@kestrel.example';

/** The system account "nobody", whose files a server that is started by root may read. */
const nobody = 65_534;
const isRoot = userInfo().uid === 0;

/** Dovecot that is not started by root may not give its sockets to another account. */
const readOwnAccount = (): string => {
  const group = execFileSync('id', ['-gn'], { encoding: 'utf8' }).trim();
  const { username } = userInfo();
  return [
    `default_internal_user = ${username}`,
    `default_internal_group = ${group}`,
    `default_login_user = ${username}`,
  ].join('\n');
};

const findFreePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
};

const writePasswordConfig = (): string => `
passdb {
  driver = static
  args = password={plain}${password}
}`;

/** Dovecot requests this address to find out whether an access token is valid, and whose it is. */
const writeTokenConfig = (folder: string): string => `
auth_mechanisms = xoauth2 oauthbearer
passdb {
  driver = oauth2
  mechanisms = xoauth2 oauthbearer
  args = ${folder}/oauth2.conf
}`;

const writeConfig = (folder: string, port: number, isByToken: boolean): string => {
  const { uid, gid } = userInfo();
  const owner = isRoot ? nobody : uid;
  return `
base_dir = ${folder}/run
state_dir = ${folder}/state
log_path = ${folder}/log
protocols = imap
listen = 127.0.0.1
ssl = no
disable_plaintext_auth = no
first_valid_uid = 1
mail_location = maildir:${folder}/mail
${isByToken ? writeTokenConfig(folder) : writePasswordConfig()}
userdb {
  driver = static
  args = uid=${owner} gid=${isRoot ? nobody : gid} home=${folder}/mail
}
${isRoot ? '' : readOwnAccount()}
service imap-login {
  ${isRoot ? '' : 'chroot ='}
  inet_listener imap {
    port = ${port}
  }
  inet_listener imaps {
    port = 0
  }
}
${isRoot ? '' : 'service anvil {\n  chroot =\n}'}
`;
};

const canConnect = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });

const startDovecot = async (folder: string, port: number): Promise<() => Promise<void>> => {
  const server = spawn('/usr/sbin/dovecot', ['-F', '-c', join(folder, 'dovecot.conf')], {
    stdio: 'ignore',
  });
  const ended = once(server, 'exit');
  let failure: Error | undefined;
  server.once('error', (error) => (failure = error));
  const end = Date.now() + 20_000;
  while (!(await canConnect(port))) {
    const log = await readFile(join(folder, 'log'), 'utf8').catch(() => '');
    if (failure || server.exitCode !== null || Date.now() > end)
      throw new Error(
        `Dovecot (apt-get install dovecot-imapd) did not start: ${failure?.message ?? ''} ${log}`,
      );
    await new Promise((resolve) => {
      setTimeout(resolve, 50);
    });
  }
  return async () => {
    server.kill('SIGTERM');
    await ended;
  };
};

interface ImapOptions {
  /** Address that checks access tokens; with it, sign-in is by token, without it by password. */
  introspection?: string;
}

/** Starts a real IMAP server (Dovecot), which tools/test installs. */
export const startImap = async ({ introspection }: ImapOptions = {}): Promise<TestImap> => {
  const folder = await mkdtemp(join(tmpdir(), 'imap-'));
  await chmod(folder, 0o755);
  const mail = join(folder, 'mail');
  for (const name of ['cur', 'new', 'tmp']) await mkdir(join(mail, name), { recursive: true });
  if (isRoot)
    for (const name of [mail, ...['cur', 'new', 'tmp'].map((one) => join(mail, one))])
      await chown(name, nobody, nobody);
  const port = await findFreePort();
  await writeFile(
    join(folder, 'dovecot.conf'),
    writeConfig(folder, port, introspection !== undefined),
  );
  await writeFile(
    join(folder, 'oauth2.conf'),
    `introspection_mode = post\nintrospection_url = ${introspection ?? ''}\nusername_attribute = username\nactive_attribute = active\nactive_value = true\n`,
  );
  let halt = await startDovecot(folder, port);
  let delivered = 0;
  const url = new URL(`imap://127.0.0.1:${port}/INBOX`);
  url.username = encodeURIComponent(address);
  if (introspection === undefined) url.password = encodeURIComponent(password);
  return {
    url: url.href,
    address,
    deliver: async (message) => {
      delivered += 1;
      const name = `${Date.now()}.${delivered}.test`;
      const text = message.replace(/\r?\n/g, '\r\n');
      await writeFile(join(mail, 'tmp', name), text);
      if (isRoot) await chown(join(mail, 'tmp', name), nobody, nobody);
      await rename(join(mail, 'tmp', name), join(mail, 'new', name));
    },
    readUnseen: async () => {
      const files = await Promise.all(
        ['new', 'cur'].map(async (one) =>
          (await readdir(join(mail, one)))
            .filter((name) => !/:2,[A-Z]*S/.test(name))
            .map((name) => readFile(join(mail, one, name), 'utf8')),
        ),
      );
      return Promise.all(files.flat());
    },
    halt: () => halt(),
    start: async () => {
      halt = await startDovecot(folder, port);
    },
    stop: async () => {
      await halt();
      await rm(folder, { recursive: true, force: true });
    },
  };
};
