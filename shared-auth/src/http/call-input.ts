import type { BodyOf, Call, ParamsOf, QueryOf } from 'server/contract/call';

type Only<Name extends string, Value> = [Value] extends [undefined]
  ? unknown
  : { [Key in Name]: Value };

type OnlyQuery<Value> = [Value] extends [undefined] ? unknown : { query?: Value };

type OnlyBody<Value> = [Value] extends [undefined]
  ? unknown
  : {
      body: Value | FormData;
      /** Called with the sent share of the body, from 0 to 1. */
      onProgress?: (share: number) => void;
    };

type Silent = boolean | 'once-closed';

export type CallInput<C extends Call> = Only<'params', ParamsOf<C>> &
  OnlyQuery<QueryOf<C>> &
  OnlyBody<BodyOf<C>> & {
    headers?: Record<string, string>;
    /**
     * The caller shows a lost network itself, without the dialog and its retry. `once-closed`: only in the
     * 30 seconds after the user closed the dialog.
     */
    silent?: Silent;
  };

export interface LooseInput {
  params?: object;
  query?: object;
  body?: object;
  onProgress?: (share: number) => void;
  headers?: Record<string, string>;
  silent?: Silent;
}
