/** HTTP verbs that the API uses. */
export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

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
}

/** Declares a call. The matching schemas stand beside it in the same resource of the contract. */
export const call = <Shape extends CallShape>(method: Method, path: string): Call<Shape> => ({
  method,
  path,
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
