/** HTTP verbs that the API uses. */
export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** What travels in one call; every part is optional except the answer. */
export interface CallShape {
  params?: object;
  query?: object;
  body?: object;
  reply: unknown;
}

/**
 * One call of the API as both sides know it: the server registers it, the console sends it.
 * The shape exists for the type checker only, so importing a call brings no schema into a browser bundle.
 */
export interface Call<Shape extends CallShape = CallShape> {
  readonly method: Method;
  /** Path with `:name` placeholders, for example `/api/v1/job/:id`. */
  readonly path: string;
  readonly shape?: Shape;
  /** Kinds of record that the answer shows; without it, the path's own resource. */
  readonly shows?: readonly RecordKind[];
  /** Seconds that the console waits for the answer before it says so; 30 where nothing is said. */
  readonly within?: number;
  /** Kinds of record that a write changes: what shows one of them is then out of date. */
  readonly changes?: readonly RecordKind[];
}

/**
 * A kind of record, by the name of its resource (`job`), as calls and change events name it. A read
 * that says which kinds it shows is fetched again after every write and event that names one of them.
 */
export type RecordKind = string;

interface Declare {
  <Shape extends CallShape>(
    method: 'GET',
    path: string,
    about?: Pick<Call, 'shows' | 'within'>,
  ): Call<Shape>;
  <Shape extends CallShape>(
    method: Exclude<Method, 'GET'>,
    path: string,
    about: Required<Pick<Call, 'changes'>> & Pick<Call, 'shows'>,
  ): Call<Shape>;
}

/**
 * Declares a call. A write says which kinds of record it changes, `[]` when none. The matching schemas
 * stand beside it in the same resource of the contract.
 */
export const call: Declare = (method: Method, path: string, about: object = {}) => ({
  method,
  path,
  ...about,
});

type Part<C, Key extends keyof CallShape> =
  C extends Call<infer Shape>
    ? Shape extends Record<Key, infer Value>
      ? Value
      : undefined
    : undefined;

export type ParamsOf<C> = Part<C, 'params'>;
export type QueryOf<C> = Part<C, 'query'>;
export type BodyOf<C> = Part<C, 'body'>;
export type ReplyOf<C> = C extends Call<infer Shape> ? Shape['reply'] : never;
