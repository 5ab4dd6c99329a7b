import { roles, type Role } from '../../../contract/permission';
import { listOperations } from '../../openapi-walk';
import { onDatabase, type Caller } from '../../server';
import { chatCalls, makeChannel, type TestChannel } from './chat-parts';

interface Cell {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** `*` is replaced by the channel's id, `#` by the message's sequence. */
  path: string;
  payload?: (channelId: number) => object;
  /** True for calls that every participant of the chat may make. */
  isOwn?: true;
}

const secret = 'Said-in-confidence';
const line = '/api/v1/channels/*/messages/#';

/** The expected results restate decisions independently of the code. */
const calls: Record<string, Cell> = {
  'list chats': { method: 'GET', path: '/api/v1/channels', isOwn: true },
  'find a chat by its applicant': {
    ...{ method: 'GET', path: '/api/v1/channels?search=a', isOwn: true },
  },
  'count unread chats': { method: 'GET', path: '/api/v1/unread-chats', isOwn: true },
  'open a chat': { method: 'GET', path: '/api/v1/channel-info/*' },
  'read a chat': { method: 'GET', path: '/api/v1/channel-chat/*' },
  'see its members': { method: 'GET', path: '/api/v1/channels/*/members' },
  write: {
    ...{ method: 'POST', path: '/api/v1/send-message' },
    payload: (channelId) => ({ channelId, message: 'From outside' }),
  },
  'edit a message': { method: 'PUT', path: line, payload: () => ({ message: 'Other words' }) },
  'delete a message': { method: 'DELETE', path: line },
  'mark as read': {
    ...{ method: 'POST', path: '/api/v1/channels/*/read', payload: () => ({ sequence: 1 }) },
  },
  'add members': {
    ...{ method: 'POST', path: '/api/v1/channels/*/members' },
    payload: () => ({ userId: [1], readableFrom: 'all' }),
  },
};

onDatabase(
  (server) => {
    let channel: TestChannel;
    let name = '';
    let sequence = 0;
    beforeAll(async () => {
      channel = await makeChannel(server());
      ({ sequence } = await chatCalls(channel.recruiter).send(channel.id, secret));
      ({ firstName: name } = await chatCalls(channel.recruiter).info(channel.id));
    });
    const send = (by: Caller, { method, path, payload }: Cell) =>
      by.send(method, path.replace('*', String(channel.id)).replace('#', String(sequence)), {
        ...(payload && { payload: payload(channel.id) }),
      });
    const stored = async () => (await chatCalls(channel.recruiter).chat(channel.id)).data;

    it('these tests cover every call about chats', async () => {
      const named = Object.values(calls).map(({ method, path }) => {
        const [place = ''] = path.split('?');
        return `${method} ${place.replace('#', '*')}`;
      });
      const document = (await server().app.inject('/api/openapi.json')).json();
      const about = listOperations(document)
        .map(({ method, path }) => `${method} ${path.replace(/\{\w+\}/g, '*')}`)
        .filter((call) => /channel|chat|(?<!mail-)message/.test(call));
      expect(about.filter((call) => !named.includes(call))).toEqual([]);
    });

    describe.each(roles)('chats of other people, for the role %s', (role: Role) => {
      it.each(Object.entries(calls))(
        'the call %s in a chat of other people reveals nothing and changes nothing',
        async (of, cell) => {
          const before = await stored();
          const { statusCode, body } = await send(await server().signInAs(role), cell);
          const expected = role === 'auditor' ? 403 : cell.isOwn ? 200 : 404;
          expect([of, statusCode]).toEqual([of, expected]);
          for (const secretText of [secret, name]) expect(body).not.toContain(secretText);
          expect(await stored()).toEqual(before);
        },
      );
    });
  },
  { data: 'company' },
);
