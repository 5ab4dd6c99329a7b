import type { Call, ReplyOf } from 'server/contract/call';
import type { CallInput, LooseInput } from './call-input';
import { httpTransport } from './http-transport';
import { trackWrite } from './pending-writes';

export type Transport = (call: Call, input: LooseInput) => Promise<unknown>;

let transport: Transport = httpTransport;

/** Replaces the transport in tests; without an argument calls use HTTP again. */
export const setTransport = (other: Transport = httpTransport): void => {
  transport = other;
};

export const isOverHttp = (): boolean => transport === httpTransport;

/** @throws ApiError */
export const send = <C extends Call>(call: C, input: CallInput<C>): Promise<ReplyOf<C>> => {
  const answer = transport(call, input) as Promise<ReplyOf<C>>;
  return call.method === 'GET' ? answer : trackWrite(answer, call.changes);
};
