import type { BodyOf, Call, ParamsOf, QueryOf } from 'server/contract/call';

type OptionalField<Name extends string, Value> = [Value] extends [undefined]
  ? unknown
  : { [Key in Name]: Value };

type QueryField<Value> = [Value] extends [undefined] ? unknown : { query?: Value };

type BodyField<Value> = [Value] extends [undefined]
  ? unknown
  : {
      body: Value | FormData;
      /** Called with the sent share of the body, from 0 to 1. */
      onProgress?: (share: number) => void;
    };

type SilentOption = boolean | 'once-closed';

export type CallInput<C extends Call> = OptionalField<'params', ParamsOf<C>> &
  QueryField<QueryOf<C>> &
  BodyField<BodyOf<C>> & {
    headers?: Record<string, string>;
    /**
     * The caller shows a lost network itself, without the dialog and its retry. `once-closed`: only in the
     * 30 seconds after the user closed the dialog.
     */
    silent?: SilentOption;
  };

export interface LooseInput {
  params?: object;
  query?: object;
  body?: object;
  onProgress?: (share: number) => void;
  headers?: Record<string, string>;
  silent?: SilentOption;
}
