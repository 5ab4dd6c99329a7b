import { onDatabase } from '../../server';

onDatabase(
  (server) => {
    const open = (url: string, remoteAddress: string) =>
      server().app.inject({ url, remoteAddress });

    it.each([
      ['slugs of no job', (count: number) => `/careers/made-up-${count}`, 404],
      ['filters', (count: number) => `/careers?department=made-up-${count}`, 200],
      ['pages of the list', (count: number) => `/careers?page=${count + 1_000}`, 200],
    ])('a network that makes up %s does not delay anybody else', async (kind, toUrl, usual) => {
      const [one, other] = [`192.0.2.${kind.length}`, `198.51.100.${kind.length}`];
      const codes = [];
      for (let count = 0; count < 301; count += 1)
        codes.push((await open(toUrl(count), one)).statusCode);
      expect(new Set(codes.slice(0, 300))).toEqual(new Set([usual]));
      const refused = await open(toUrl(999), one);
      expect([codes.at(-1), refused.statusCode]).toEqual([429, 429]);
      expect(refused.headers['content-type']).toContain('text/html');
      expect(refused.headers['retry-after']).toBe('30');
      expect((await open('/careers', one)).statusCode).toBe(200);
      expect((await open(toUrl(999), other)).statusCode).toBe(usual);
    });
  },
  { data: 'company' },
);
