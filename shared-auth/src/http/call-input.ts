import type { BodyOf, Call, ParamsOf, QueryOf } from 'server/contract/call';

type OptionalField<Name extends string, Value> = [Value] extends [undefined]
  ? unknown
  : { [Key in Name]: Value };

type QueryField<Value> = [Value] extends [undefined] ? unknown : { query?: Value };

type BodyField<Value> = [Value] extends [undefined]
  ? unknown
  : {
      body: Value | FormData;
      /** Called with upload progress, from 0 to 1. */
      onProgress?: (share: number) => void;
    };

type SilentOption = boolean | 'once-closed';

export type CallInput<C extends Call> = OptionalField<'params', ParamsOf<C>> &
  QueryField<QueryOf<C>> &
  BodyField<BodyOf<C>> & {
    headers?: Record<string, string>;
    /**
     * Suppresses the network error dialog, since the caller shows network errors itself. `once-closed`: only
     * within 30 seconds after the user closed the dialog.
     */
    silent?: SilentOption;
  };

export interface UntypedCallInput {
  params?: object;
  query?: object;
  body?: object;
  onProgress?: (share: number) => void;
  headers?: Record<string, string>;
  silent?: SilentOption;
}
