import { onDatabase } from '../../server';

const long = 'a'.repeat(301);

onDatabase(
  (server) => {
    it.each([
      ['a bad escape', '/api/v1/job/%ED%A0%80', /%25/],
      ['half an escape', '/api/v1/job/%E', /%25/],
      ['a bad escape of a file', '/files/%ED%A0%80', /%25/],
      ['too long a part', `/api/v1/job/${long}`, /too long/],
      ['too long a ticket', `/files/${long}`, /too long/],
    ])(
      'an address with %s is answered in the same format as every failure',
      async (_, url, message) => {
        const answer = await server().app.inject(url);
        expect(answer.statusCode).toBe(422);
        expect(answer.headers).toMatchObject({
          'content-type': 'application/json; charset=utf-8',
          'cache-control': 'no-store',
          'x-content-type-options': 'nosniff',
        });
        expect(answer.json()).toEqual({
          error: {
            code: 'INVALID_INPUT',
            message: expect.stringMatching(message) as string,
            requestId: expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
          },
        });
      },
    );
  },
  { data: 'company' },
);
