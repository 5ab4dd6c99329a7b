import type { BodyOf, Call, ParamsOf, QueryOf } from 'server/contract/call';

type Only<Name extends string, Value> = [Value] extends [undefined]
  ? unknown
  : { [Key in Name]: Value };

type OnlyQuery<Value> = [Value] extends [undefined] ? unknown : { query?: Value };

type OnlyBody<Value> = [Value] extends [undefined]
  ? unknown
  : {
      body: Value | FormData;
      /** Told how much of the body is sent, from 0 to 1. */
      onProgress?: (share: number) => void;
    };

type Silent = boolean | 'once-closed';

/** What a call is given: the parts that its contract names, and headers. */
export type CallInput<C extends Call> = Only<'params', ParamsOf<C>> &
  OnlyQuery<QueryOf<C>> &
  OnlyBody<BodyOf<C>> & {
    headers?: Record<string, string>;
    /**
     * A lost network is shown by who asks: no dialog is opened about it, and a write is not held. With
     * `once-closed` that holds only while whoever closed the dialog hears no more of it.
     */
    silent?: Silent;
  };

/** The same as the transport sees it, whatever the call. */
export interface LooseInput {
  params?: object;
  query?: object;
  body?: object;
  onProgress?: (share: number) => void;
  headers?: Record<string, string>;
  silent?: Silent;
}
