export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

export interface CallShape {
  params?: object;
  query?: object;
  body?: object;
  reply: unknown;
}

/**
 * Declares an API call. `shape` has no value at run time, so importing a call adds no schema to a browser
 * bundle.
 */
export interface Call<Shape extends CallShape = CallShape> {
  readonly method: Method;
  /** URL path with placeholders, such as `/api/v1/job/:id`. */
  readonly path: string;
  readonly shape?: Shape;
  /** Kinds of record that the response contains; default: the resource in the path. */
  readonly shows?: readonly RecordKind[];
  /** Seconds until the console reports that the response is missing; default 30. */
  readonly within?: number;
  /**
   * Kinds of record that a write changes; after the write, reads that show one of these kinds are requested
   * again.
   */
  readonly changes?: readonly RecordKind[];
}

/**
 * Name of a resource, such as `job`. Reads that show a kind are requested again after writes and events of
 * that kind.
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

/** A write must name the kinds of record that it changes, `[]` for none. */
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
