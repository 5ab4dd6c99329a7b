import { onDatabase } from '../../server';

const environment = {
  PUBLIC_URL: 'https://console.example',
  CAREERS_URL: 'https://careers.example/',
};

onDatabase(
  (server) => {
    const open = (host: string, url: string) => server().app.inject({ url, headers: { host } });

    it('with a separate careers origin, a job page has a shorter address there, and the console’s address redirects to it', async () => {
      const page = await open('careers.example', '/plant-shift-manager-6');
      expect([404, 410, 200]).toContain(page.statusCode);
      expect(page.headers['content-type']).toContain('text/html');
      const moved = await open('console.example', '/careers/plant-shift-manager-6');
      expect([moved.statusCode, moved.headers.location]).toEqual([
        301,
        'https://careers.example/plant-shift-manager-6',
      ]);
    });

    it('the separate origin of the careers pages does not show the console', async () => {
      const page = await open('careers.example', '/account/login');
      expect(page.statusCode).toBe(404);
      expect(page.body).not.toContain('<form');
    });
  },
  { data: 'company', environment },
);
