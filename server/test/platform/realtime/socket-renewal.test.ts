import { setTimeout as sleep } from 'node:timers/promises';
import {
  permissionsChanged,
  renewEvent,
} from '../../../contract/platform/realtime/realtime-constants';
import { createAccessTokens } from '../../../src/platform/access/token';
import { announce } from '../../../src/platform/realtime/changes';
import { onDatabase, type Caller } from '../../server';
import { openSocket } from '../../socket-client';

onDatabase((server) => {
  beforeAll(() => server().app.listen({ host: '127.0.0.1', port: 0 }));

  it('a socket closes when its token expires, unless it has sent a new one', async () => {
    const { db, keys, signInAs } = server();
    const tokens = createAccessTokens(keys);
    const tokenOf = ({ userId, sessionId, query: { app } }: Caller, seconds: number) =>
      tokens.sign({ userId, sessionId, app, expiresAt: Math.floor(Date.now() / 1_000) + seconds });
    const [one, two] = [await signInAs('administrator'), await signInAs('administrator')];
    const { app } = one.query;
    const open = async () => {
      const socket = await openSocket(server(), { token: tokenOf(one, 2), app });
      expect(socket.entered).toBe('open');
      return socket;
    };
    const [left, renewed, foreign] = [await open(), await open(), await open()];
    const show = (socket: typeof left, ...shown: unknown[]) =>
      socket.raw.send(`42${JSON.stringify([renewEvent, ...shown])}`);
    show(renewed, tokenOf(one, 600), app);
    show(foreign, tokenOf(two, 600), app);
    await foreign.closed();
    await sleep(2_100);
    await db.transaction(async (tx) =>
      announce(tx, { owner: permissionsChanged, ids: [one.userId], jobIds: [] }),
    );
    await left.closed();
    await renewed.next({ owner: permissionsChanged });
    show(renewed, { any: 'thing' });
    await renewed.closed();
  });
});
