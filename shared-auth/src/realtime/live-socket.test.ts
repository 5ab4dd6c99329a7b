import { spawn, type ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';
import type { Changed } from 'server/contract/platform/realtime/realtime-constants';
import { configureConsole } from '../console-config';
import { requestRenewedTokens } from '../session/account';
import { leaveForSignIn } from '../session/leave-page';
import { storeSession } from '../session/stored-session';
import { openLiveSocket, type LiveSocket } from './live-socket';

// The browser build, since jest would load the one for Node.
jest.mock('socket.io-client', () =>
  jest.requireActual<object>('socket.io-client/dist/socket.io.js'),
);
jest.mock('../session/account', () => ({ requestRenewedTokens: jest.fn() }));
jest.mock('../session/leave-page', () => ({ leaveForSignIn: jest.fn() }));
const renewal = jest.mocked(requestRenewedTokens);
const left = jest.mocked(leaveForSignIn);

// A real server in a separate process, since `ws` refuses to run in jsdom.
const program = `
const { createServer } = require('node:http');
const { Server } = require('socket.io');
const say = (...words) => process.stdout.write(words.join(' ') + '\\n');
const http = createServer();
const io = new Server(http, { path: '/base/api/socket', transports: ['websocket'] });
io.use((socket, next) => {
  const { token, app } = socket.handshake.auth;
  say('came', token, app, socket.handshake.url.includes(token) ? 'in-address' : 'hidden');
  next(token === 'old' ? new Error('NOT_SIGNED_IN') : undefined);
});
require('node:readline').createInterface(process.stdin).on('line', (line) => {
  if (line === 'change') io.emit('changed', { owner: 'job', ids: [7], jobIds: [7] });
  if (line === 'drop') for (const { conn } of io.sockets.sockets.values()) conn.close();
  if (line === 'end') io.disconnectSockets(true);
});
io.on('connection', (socket) => {
  socket.on('enter', (room, id, answer) => {
    answer(id < 100);
    socket.emit('chatMessage', { room, id });
  });
  socket.on('renew', (token, app) => say('renewed', token, app));
  socket.on('signal', (room, id) => say('sign', room, id));
  socket.on('leave', (room, id) => say('left', room, id));
  say('entered');
});
http.listen(0, '127.0.0.1', () => say('at', http.address().port));
`;

const session = { appToken: 'console', authType: 'self', ssoToken: '' } as const;
let server: ChildProcess;
let socket: LiveSocket | undefined;
const lines: string[] = [];
const changes: Changed[] = [];
const spoken: [string, unknown][] = [];
let connects = 0;
let returns = 0;

const until = async (holds: () => boolean) => {
  for (const end = Date.now() + 10_000; !holds() && Date.now() < end;)
    await new Promise((done) => setTimeout(done, 10));
  expect(holds()).toBe(true);
};
const sendLine = (line: string) => server.stdin?.write(`${line}\n`);
const entered = () => until(() => lines.includes('entered'));
const came = () => lines.filter((line) => line.startsWith('came'));

beforeAll(async () => {
  server = spawn(process.execPath, ['-e', program], { stdio: ['pipe', 'pipe', 'inherit'] });
  if (server.stdout) createInterface(server.stdout).on('line', (line) => lines.push(line));
  await until(() => lines.length > 0);
  const port = lines[0]?.split(' ')[1];
  configureConsole({ account: '/account', apiUrl: `http://127.0.0.1:${port}/base` });
});
afterAll(() => server.kill());
beforeEach(() => {
  lines.length = changes.length = spoken.length = returns = connects = 0;
  storeSession({ ...session, selfToken: 'new' });
});
afterEach(() => {
  socket?.pause();
  renewal.mockReset();
});
const open = () => {
  socket = openLiveSocket({
    connected: () => (connects += 1),
    received: (event, words) => spoken.push([event, words]),
    changed: (change) => changes.push(change),
    returned: () => (returns += 1),
  });
};

test('the socket receives changes, and its token is in no address', async () => {
  open();
  await entered();
  expect(came()).toEqual(['came new console hidden']);
  sendLine('change');
  await until(() => changes.length === 1);
  expect(changes).toEqual([{ owner: 'job', ids: [7], jobIds: [7] }]);
  expect(returns).toBe(0);
});

test('the socket reconnects with the current token, and reports that it was disconnected', async () => {
  open();
  await entered();
  storeSession({ ...session, selfToken: 'newer' });
  sendLine('drop');
  await until(() => returns === 1);
  expect(came()).toEqual(['came new console hidden', 'came newer console hidden']);
});

test('the socket renews an expired token, and connects with the new one', async () => {
  storeSession({ ...session, selfToken: 'old' });
  renewal.mockResolvedValue({ selfToken: 'renewed', appToken: 'console', authType: 'self' });
  open();
  await until(() => came().length === 2);
  expect(came()).toEqual(['came old console hidden', 'came renewed console hidden']);
});

test('the socket sends a new token before its current one expires', async () => {
  open();
  await until(() => connects === 1);
  storeSession({ ...session, selfToken: 'newer' });
  socket?.renewed();
  await until(() => lines.includes('renewed newer console'));
  socket?.pause();
  storeSession({ ...session, selfToken: 'newest' });
  socket?.renewed();
  socket?.resume();
  await until(() => connects === 2);
  // A token buffered for the next connection would arrive in addition to that of the handshake.
  expect(lines.filter((line) => line.startsWith('renewed'))).toEqual(['renewed newer console']);
  expect(came().at(-1)).toBe('came newest console hidden');
});

test('the socket redirects to sign-in when the session has ended, and does not reconnect', async () => {
  storeSession({ ...session, selfToken: 'old' });
  renewal.mockResolvedValue('refused');
  open();
  await until(() => came().length === 1);
  await new Promise((done) => setTimeout(done, 1_500));
  expect(came()).toHaveLength(1);
  expect(left).toHaveBeenCalledTimes(1);
});

test('the socket reconnects after a later sign-in, as on the page of another app', async () => {
  storeSession({ ...session, selfToken: 'old' });
  renewal.mockResolvedValue('refused');
  open();
  await until(() => came().length === 1 && left.mock.calls.length > 0);
  storeSession({ ...session, selfToken: 'newer' });
  socket?.renewed();
  await until(() => connects === 1);
  expect(came()).toEqual(['came old console hidden', 'came newer console hidden']);
});

test('the live socket reconnects when the server disconnects it, but not while it is paused', async () => {
  open();
  await entered();
  sendLine('end');
  await until(() => returns === 1);
  socket?.pause();
  await new Promise((done) => setTimeout(done, 1_300));
  expect(came()).toHaveLength(2);
  socket?.resume();
  await until(() => returns === 2);
});

test('the socket joins rooms, receives their events, and leaves them', async () => {
  open();
  await until(() => connects === 1);
  const answers: boolean[] = [];
  socket?.enter('chat', 7, (isIn) => answers.push(isIn));
  socket?.enter('chat', 107, (isIn) => answers.push(isIn));
  await until(() => answers.length === 2 && spoken.length === 2);
  expect(answers).toEqual([true, false]);
  expect(spoken[0]).toEqual(['chatMessage', { room: 'chat', id: 7 }]);
  socket?.signal('chat', 7);
  await until(() => lines.includes('sign chat 7'));
  socket?.leave('chat', 7);
  await until(() => lines.includes('left chat 7'));
  expect(changes).toEqual([]);
});

test('the socket reports each connection, so that rooms are joined again after a loss', async () => {
  open();
  await until(() => connects === 1);
  sendLine('drop');
  await until(() => connects === 2);
});
