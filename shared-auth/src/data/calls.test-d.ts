import { expectTypeOf } from 'expect-type';
import type { Many, One } from 'server/contract/answer';
import { call } from 'server/contract/call';
import { pageReader, send, useRead, useWrite, type ApiError } from '..';
import { answer } from '../testing';

interface Sailor {
  id: number;
  name: string;
}
const getSailor = call<{ params: { id: number }; reply: One<Sailor> }>('GET', '/api/v1/sailor/:id');
const getSailors = call<{ query: { watch?: 'day' }; reply: Many<Sailor> }>('GET', '/api/v1/sailor');
const rename = call<{ params: { id: number }; body: { name: string }; reply: One<Sailor> }>(
  'PUT',
  '/api/v1/sailor/:id',
  { changes: ['sailor'] },
);

const useSailor = () => useRead(getSailor, { params: { id: 7 } });
expectTypeOf<ReturnType<typeof useSailor>['data']>().toEqualTypeOf<One<Sailor> | undefined>();
expectTypeOf<ReturnType<typeof useSailor>['error']>().toEqualTypeOf<ApiError | undefined>();
const useNothingYet = () => useRead(getSailor, null);
expectTypeOf<ReturnType<typeof useNothingYet>['data']>().toEqualTypeOf<One<Sailor> | undefined>();
const useAll = () => useRead(getSailors, {});
expectTypeOf<ReturnType<typeof useAll>['data']>().toEqualTypeOf<Many<Sailor> | undefined>();
// @ts-expect-error the call has a parameter
const useWithoutId = () => useRead(getSailor, {});
// @ts-expect-error the parameter is a number
const useWrongId = () => useRead(getSailor, { params: { id: '7' } });
// @ts-expect-error there is no such watch
const useWrongQuery = () => useRead(getSailors, { query: { watch: 'noon' } });

const useRename = () => useWrite(rename);
type Send = ReturnType<typeof useRename>['send'];
expectTypeOf<Send>().returns.resolves.toEqualTypeOf<One<Sailor>>();
expectTypeOf<Parameters<Send>[0]['body']>().toEqualTypeOf<{ name: string } | FormData>();
expectTypeOf<Parameters<Send>[0]['params']>().toEqualTypeOf<{ id: number }>();
const sendIt = () => send(rename, { params: { id: 7 }, body: { name: 'Asha' } });
expectTypeOf(sendIt).returns.resolves.toEqualTypeOf<One<Sailor>>();
// @ts-expect-error the call has a body
const sendNothing = () => send(rename, { params: { id: 7 } });
// @ts-expect-error a write must declare what it changes
const callWithoutChanges = () => call<{ reply: unknown }>('POST', '/api/v1/sailor');

const reader = pageReader(getSailors);
expectTypeOf(reader.rowsOf).returns.toEqualTypeOf<readonly Sailor[]>();
expectTypeOf(reader.useAhead).parameter(0).toEqualTypeOf<{ watch?: 'day' } | null>();
// @ts-expect-error `pageReader` needs a call that returns pages
const readOne = () => pageReader(getSailor);

answer(rename, ({ params, body }) => {
  expectTypeOf(params).toEqualTypeOf<{ id: number }>();
  expectTypeOf(body).toEqualTypeOf<{ name: string }>();
  return { data: { id: params.id, name: body.name } };
});
// @ts-expect-error the call answers a sailor
answer(getSailor, { data: { id: 7 } });
