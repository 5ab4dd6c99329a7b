import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { durationNote, greeting } from '../../../contract/console/registry/home-constants';
import sql from 'sql-template-tag';
import type { FilesElsewhere } from '../../../contract/console/registry/files-elsewhere';
import { onDatabase } from '../../server';

onDatabase(
  (server) => {
    it('the server reports that it is ready only while the database answers', async () => {
      const { app } = server();
      expect((await app.inject('/health/live')).json()).toEqual({ status: 'live' });
      expect((await app.inject('/health/ready')).statusCode).toBe(200);
    });

    it('the server’s metrics are shown only with their token', async () => {
      const { app } = server();
      expect((await app.inject('/health/metrics')).statusCode).toBe(401);
      const answer = await app.inject({
        url: '/health/metrics',
        headers: { authorization: 'Bearer a token for the figures' },
      });
      expect(answer.body).toMatch(/http_answers_total\{status="2xx"\} \d+/);
    });

    it.each([
      '/api/v1/nothing',
      '/account/nothing',
      '/files/',
      '/remotes/x',
      '/assets/x.js',
      '/brand/x',
      '/health/nothing',
      '/registry/nothing',
      '/.well-known/change-password',
    ])('%s is answered with an error and never with a page', async (url) => {
      for (const accept of ['text/html', '*/*']) {
        const answer = await server().app.inject({ url, headers: { accept } });
        expect([400, 404, 422]).toContain(answer.statusCode);
        expect(answer.json()).toHaveProperty('error.requestId');
      }
    });

    it('a missing file, or a write to a page’s address, is not answered with a page', async () => {
      const { app } = server();
      expect((await app.inject('/favicon.ico')).statusCode).toBe(404);
      expect((await app.inject({ method: 'POST', url: '/all/job' })).statusCode).toBe(404);
    });

    it('a request for an unknown host name is refused, and the message names the setting to change', async () => {
      const { app } = server();
      for (const url of ['/', '/account/login', '/health/ready', '/api/v1/job', '/assets/x.js']) {
        const answer = await app.inject({ url, headers: { host: 'console.evil.example' } });
        expect(answer.statusCode).toBe(421);
        expect(answer.json()).toMatchObject({
          error: { code: 'UNKNOWN_HOST', message: expect.stringContaining('PUBLIC_URL') as string },
        });
      }
      const byAddress = { url: '/health/ready', headers: { host: '127.0.0.1:4000' } };
      expect((await app.inject(byAddress)).statusCode).toBe(200);
    });

    it('pages can run only the server’s own scripts', async () => {
      const answer = await server().app.inject('/account/login');
      const policy = String(answer.headers['content-security-policy']);
      expect(policy).toContain("default-src 'self'");
      expect(policy).toContain("frame-ancestors 'none'");
      expect(policy).not.toContain('unsafe');
      const nonce = /style-src [^;]*'nonce-([0-9a-f]+)'/.exec(policy)?.[1];
      expect(answer.body).toContain(`<style nonce="${nonce}">`);
      expect(answer.headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'no-referrer',
      });
    });

    it('pages can load images of the server and those that an administrator has entered', async () => {
      const sources = async () => {
        const { headers } = await server().app.inject({
          url: '/account/login',
          headers: { accept: 'text/html' },
        });
        return /img-src ([^;]*)/.exec(String(headers['content-security-policy']))?.[1]?.trim();
      };
      expect(await sources()).toBe("'self' data:");
      await server().db.run(sql`
        insert into app_user (user_name, first_name, last_name, email, avatar_url)
        values ('faces', 'A', 'B', 'faces@x.example', 'https://faces.example/a.png?x=1'),
          ('odd', 'A', 'B', 'odd@x.example', 'https://a.example;script-src/x'),
          ('run', 'A', 'B', 'run@x.example', 'javascript:alert(1)')`);
      while ((await sources()) === "'self' data:") await sleep(50);
      expect(await sources()).toBe("'self' data: https://faces.example");
    });

    const whenBuilt = existsSync('shell/dist/index.html') ? it : it.skip;
    whenBuilt(
      'the page shows the first content of the start page before its code has loaded',
      async () => {
        const pageAt = async (url: string) =>
          (await server().app.inject({ url, headers: { accept: 'text/html' } })).body;
        const page = await pageAt('/');
        expect(page).toContain(greeting());
        expect(page).toContain(durationNote());
        expect(await pageAt('/?duration=today')).not.toContain(durationNote());
        expect(await pageAt('/all/job')).not.toContain(greeting());
      },
    );

    whenBuilt('the sign-in page uses the console’s own font, from its own origin', async () => {
      const { body } = await server().app.inject('/account/login');
      const address = /@font-face\{font-family:'Inter Variable';src:url\((\/assets\/[^)]+)\)/.exec(
        body,
      );
      expect(body).toContain('font-display:swap');
      const headers = { 'accept-encoding': 'gzip, br' };
      const file = await server().app.inject({ url: address?.[1] ?? '/', headers });
      expect([file.statusCode, file.headers['content-type']]).toEqual([200, 'font/woff2']);
    });

    whenBuilt.each(['/', '/all/job', '/job/view/7', '/nothing/known'])(
      '%s is answered with the page for any client: curl, an uptime check, a link preview',
      async (url) => {
        for (const accept of [undefined, '*/*', 'text/html']) {
          const headers = accept ? { accept } : {};
          const answer = await server().app.inject({ url, headers });
          expect(answer.statusCode).toBe(200);
          expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
          expect(answer.body).toContain('<div id="console">');
          const head = await server().app.inject({ method: 'HEAD', url, headers });
          expect([head.statusCode, head.body]).toEqual([200, '']);
        }
      },
    );

    whenBuilt('the page gives the console the configured addresses', async () => {
      const answer = await server().app.inject({
        url: '/all/job?page=2',
        headers: { accept: 'text/html' },
      });
      expect(answer.headers['cache-control']).toBe('no-cache');
      expect(answer.body).not.toContain('__');
      expect(answer.body).toContain('"gatewayUrl":"https://gateway.example"');
      expect(answer.headers['content-security-policy']).toContain('https://gateway.example');
    });
  },
  {
    environment: {
      GATEWAY_URL: 'https://gateway.example',
      METRICS_TOKEN: 'a token for the figures',
    },
  },
);

onDatabase(
  (server) => {
    const built = existsSync('shell/dist/index.html') ? it : it.skip;
    built(
      'the page names the hash of what another origin may serve, and allows nothing else',
      async () => {
        const { app } = server();
        const page = await app.inject({ url: '/', headers: { accept: 'text/html' } });
        const policy = String(page.headers['content-security-policy']);
        for (const kind of ['script-src', 'font-src', 'connect-src', 'img-src'])
          expect(policy).toMatch(new RegExp(`${kind} [^;]*https://cdn\\.example/console/`));
        for (const kind of ['style-src', 'frame-src', 'form-action', 'default-src'])
          expect(policy).not.toMatch(new RegExp(`${kind} [^;]*cdn`));
        const scripts = [...page.body.matchAll(/<script[^>]* src="([^"]+)"([^>]*)>/g)];
        expect(scripts.length).toBeGreaterThan(1);
        for (const [, address = '', attributes = ''] of scripts) {
          expect(address).toMatch(/^https:\/\/cdn\.example\/console\/assets\//);
          const file = await app.inject(address.replace('https://cdn.example/console', ''));
          expect(file.headers['access-control-allow-origin']).toBe('*');
          const hash = createHash('sha256').update(file.rawPayload).digest('base64');
          expect(attributes).toContain(`crossorigin="anonymous" integrity="sha256-${hash}"`);
        }
        const headers = { 'sec-fetch-site': 'same-origin' };
        const { kit, files } = (await app.inject({ url: '/embed/console.json', headers })).json<{
          kit: { address: string };
          files: FilesElsewhere;
        }>();
        expect(kit.address).toMatch(/^https:\/\/cdn\.example\/console\/assets\/kit\./);
        expect(files.integrity).toHaveProperty([kit.address.replace(files.url, '')]);
      },
    );
  },
  { environment: { FILES_URL: 'https://cdn.example/console/' } },
);
