import { createRandom } from '../../../demo/random';
import { createObject } from '../../fuzz/hostile-values';
import {
  listOperations,
  type OpenApiDocument,
  type Operation,
  type OpenApiSchema,
} from '../../openapi-walk';
import { onDatabase, type Caller } from '../../server';

const random = createRandom(20_261_126);

type Fields = Record<string, string> | undefined;

onDatabase(
  (server) => {
    let caller: Caller;
    let bodies: [Operation, OpenApiSchema][];
    beforeAll(async () => {
      caller = await server().signInAs(['administrator', 'payout-officer']);
      const document = (await server().app.inject('/api/openapi.json')).json<OpenApiDocument>();
      bodies = listOperations(document).flatMap((operation): [Operation, OpenApiSchema][] => {
        const schema = operation.bodies.find(([type]) => type === 'application/json')?.[1];
        // Excludes the public API, whose required fields depend on the job.
        return schema && operation.path.startsWith('/api/v') ? [[operation, schema]] : [];
      });
    });
    const send = ({ method, path, parameters }: Operation, payload: object) => {
      const isNumber = parameters.some(
        ({ in: place, schema }) => place === 'path' && [schema.type].flat().includes('integer'),
      );
      const url = path.replace(/\{[^}]+\}/g, isNumber ? '987654' : 'no-such-remote');
      return caller.send(method, url, { payload });
    };
    let made = 0;
    /** Valid values for texts whose format the schema does not state. */
    const written = (name: string, value: unknown): unknown => {
      made += 1;
      if (/email/i.test(name)) return `person${made}@example.com`;
      return typeof value === 'string' && /name|title|slug|question/i.test(name)
        ? `Word ${made}`
        : value;
    };
    const filled = ({ properties = {}, required = [] }: OpenApiSchema): Record<string, unknown> => {
      const needed = Object.entries(properties).filter(([name]) => required.includes(name));
      const values = createObject(random, { required, properties: Object.fromEntries(needed) }, 0);
      return Object.fromEntries(
        Object.entries(values).map(([name, value]) => [name, written(name, value)]),
      );
    };

    it('every call without a required field is refused with the name of the field', async () => {
      const unnamed: unknown[] = [];
      let tried = 0;
      for (const [operation, schema] of bodies)
        for (const left of schema.required ?? []) {
          const { [left]: _, ...payload } = filled(schema);
          const answer = await send(operation, payload);
          const fields = answer.json().error?.fields as Fields;
          tried += 1;
          if (answer.statusCode !== 422 || !fields?.[left])
            unnamed.push([operation.method, operation.path, left, answer.statusCode, fields]);
        }
      expect(unnamed).toEqual([]);
      expect(tried).toBeGreaterThan(80);
    });

    it('a call with the required fields only is accepted, or refused at a field', async () => {
      const unnamed: unknown[] = [];
      for (const [operation, schema] of bodies) {
        const payload = filled(schema);
        const answer = await send(operation, payload);
        const { fields, message } = (answer.json().error ?? {}) as {
          fields: Fields;
          message?: string;
        };
        if (answer.statusCode === 422 && Object.keys(fields ?? {}).length === 0)
          unnamed.push([operation.method, operation.path, payload, message]);
      }
      expect(unnamed).toEqual([]);
    });
  },
  { data: 'company' },
);
