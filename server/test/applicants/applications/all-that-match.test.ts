import { domains } from '../../../src/start/domains';
import type { ExportedList } from '../../../src/platform/files/list-export';
import { listOperations, type OpenApiDocument, type Operation } from '../../openapi-walk';
import { onDatabase, type Caller } from '../../server';

interface ObjectSchema {
  properties?: Record<string, Schema>;
}
interface Schema extends ObjectSchema {
  type?: string | string[];
  format?: string;
  const?: unknown;
  enum?: unknown[];
  anyOf?: Schema[];
  items?: Schema;
  minimum?: number;
}

const valueOf = ({
  type,
  format,
  const: only,
  enum: some,
  anyOf,
  items,
  minimum,
}: Schema): unknown => {
  if (only !== undefined) return only;
  if (some) return some[0];
  if (anyOf?.[0]) return valueOf(anyOf[0]);
  if (type === 'array') return [items ? valueOf(items) : 1];
  if (type === 'integer' || type === 'number') return minimum ?? 1;
  if (type === 'boolean') return true;
  return format?.startsWith('date') ? '2026-01-05' : '2026-01-05'.slice(0, 4);
};

const lists = domains
  .flatMap((domain) => (domain.lists ?? []) as readonly ExportedList[])
  .filter(({ rows }) => 'matching' in ((rows as ObjectSchema).properties ?? {}))
  .map((list) => ({
    name: list.name,
    filters: Object.entries((list.rows as ObjectSchema).properties?.matching?.properties ?? {}).map(
      ([name, schema]) => ({ [name]: valueOf(schema) }),
    ),
  }));

onDatabase(
  (server) => {
    let callers: Caller[];
    beforeAll(async () => {
      const { signInAs } = server();
      callers = [await signInAs('administrator'), await signInAs('payout-officer')];
    });

    const exported = async (list: string, rows: object) => {
      const answers = await Promise.all(
        callers.map((caller) =>
          caller.send('POST', '/api/v1/file-tickets', { payload: { kind: 'list', list, rows } }),
        ),
      );
      return answers.map(({ statusCode, json }) => [statusCode, JSON.stringify(json().error)]);
    };

    it('these tests cover more than 20 lists', () => {
      expect(lists.length).toBeGreaterThan(20);
    });

    it.each(lists)(
      'all rows of $name can be exported, completely and with each filter',
      async ({ name, filters }) => {
        for (const matching of [{}, ...filters]) {
          const answers = await exported(name, { matching });
          const isTaken = answers.some(
            ([status, message]) =>
              status === 200 || /not completed|nothing|nobody/i.test(String(message)),
          );
          expect([isTaken || answers, matching]).toEqual([true, matching]);
        }
      },
    );

    /** Sends a wrong count for the selection, so that nothing changes. */
    const refusedFields = async (
      { method, path, bodies }: Operation,
      matching: object,
    ): Promise<string[]> => {
      const [, schema = {}] = bodies[0] ?? [];
      const required = Object.entries(schema.properties ?? {}).filter(([name]) =>
        schema.required?.includes(name),
      );
      const payload = {
        ...Object.fromEntries(required.map(([name, inner]) => [name, valueOf(inner)])),
        ...{ matching, expected: 999_999 },
      };
      const answers = await Promise.all(
        callers.map((caller) => caller.send(method, path.replaceAll(/\{\w+\}/g, '1'), { payload })),
      );
      const open = answers.filter(({ statusCode }) => statusCode !== 403);
      const failed = open.filter(({ statusCode }) => ![200, 404, 409, 422].includes(statusCode));
      expect([path, matching, failed.map(({ body }) => body)]).toEqual([path, matching, []]);
      return open.flatMap((answer) => Object.keys(answer.json().error?.fields ?? {}));
    };

    it('every call on all matching rows accepts each filter of the list, and no page number', async () => {
      const { app } = server();
      const document = (await app.inject('/api/openapi.json')).json<OpenApiDocument>();
      const calls = listOperations(document).filter(
        ({ bodies }) => bodies[0]?.[1].properties?.matching,
      );
      expect(calls.length).toBeGreaterThan(30);
      for (const call of calls) {
        const filters = Object.entries(call.bodies[0]?.[1].properties?.matching?.properties ?? {});
        const matchings = [{}, ...filters.map(([name, schema]) => ({ [name]: valueOf(schema) }))];
        for (const matching of matchings)
          expect([call.path, matching, await refusedFields(call, matching)]).toEqual([
            call.path,
            matching,
            expect.not.arrayContaining([expect.stringMatching(/^matching/)]),
          ]);
        expect([call.path, await refusedFields(call, { page: 1 })]).toEqual([
          call.path,
          expect.arrayContaining([expect.stringMatching(/^matching/)]),
        ]);
      }
    });

    it.each(lists)(
      'an export of $name does not accept a page number as its filter',
      async ({ name }) => {
        const answers = await exported(name, { matching: { page: 1, limit: 10 } });
        expect(answers.every(([status]) => status === 422 || status === 403)).toBe(true);
      },
    );
  },
  { data: 'company' },
);
