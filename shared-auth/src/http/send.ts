import type { Call, ReplyOf } from 'server/contract/call';
import type { CallInput, UntypedCallInput } from './call-input';
import { httpTransport } from './http-transport';
import { trackWrite } from './pending-writes';

export type CallTransport = (call: Call, input: UntypedCallInput) => Promise<unknown>;

let currentTransport: CallTransport = httpTransport;

/** Replaces the transport of API calls in tests; without an argument, calls use HTTP again. */
export const setCallTransport = (other: CallTransport = httpTransport): void => {
  currentTransport = other;
};

export const usesHttpTransport = (): boolean => currentTransport === httpTransport;

/** @throws ApiError */
export const send = <C extends Call>(call: C, input: CallInput<C>): Promise<ReplyOf<C>> => {
  const answer = currentTransport(call, input) as Promise<ReplyOf<C>>;
  return call.method === 'GET' ? answer : trackWrite(answer, call.changes);
};
