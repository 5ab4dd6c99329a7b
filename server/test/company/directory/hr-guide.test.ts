import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { promisify } from 'node:util';
import sql from 'sql-template-tag';
import { onDatabase, type Caller } from '../../server';
import { createDuePayouts } from '../../referrals/payouts/referral-parts';

const run = promisify(execFile);

onDatabase(
  (server) => {
    it('the steps of the guide for the HR system work as written', async () => {
      const administrator = await server().signInAs('administrator');
      const send = async (path: string, payload?: object, as: Caller = administrator) =>
        (
          await as.send('POST', `/api/v1/service-token${path}`, { ...(payload && { payload }) })
        ).json().data;
      const rights = ['directory:read', 'directory:write', 'employment:write'];
      const hired = await createDuePayouts(server(), 2);
      for (const [at, email] of ['ola@example.com', 'kari@example.com'].entries())
        await server().db.run(sql`
        update applicant set email = ${email}
        where id = (select applicant_id from application where id = ${hired[at]})`);
      const { id } = await send('', { name: 'Payroll', rights });
      const { token } = await send(`/${id}/secret`);
      await server().app.listen({ host: '127.0.0.1', port: 0 });
      const { port } = server().app.server.address() as AddressInfo;

      const guide = await readFile('docs/guides/hr-system.md', 'utf8');
      const [given = '', ...blocks] = [...guide.matchAll(/^```bash\n([^]*?)^```/gm)].map(
        ([, commands = '']) => commands,
      );
      const names = [...given.matchAll(/export (\w+)=/g)].map(([, name]) => name);
      expect(names).toEqual(['CONSOLE', 'TOKEN']);
      const env = { ...process.env, CONSOLE: `http://127.0.0.1:${port}`, TOKEN: token as string };
      const answers: Record<string, unknown>[] = [];
      for (const commands of blocks) {
        const script = ['set -e', commands.replaceAll('\n\ncurl', '\necho\ncurl')].join('\n');
        const { stdout } = await run('bash', ['-c', script], { env });
        answers.push(
          ...stdout
            .trim()
            .split('\n')
            .map((line) => JSON.parse(line).data),
        );
      }
      const [departments, designations, people, left, hires, found] = answers;
      expect(departments).toMatchObject({ created: 2, refused: 0 });
      expect(designations).toMatchObject({ created: 1, refused: 0 });
      expect(people).toMatchObject({ created: 2, refused: 0 });
      expect(left).toMatchObject({ updated: 1, refused: 0 });
      expect(hires).toMatchObject({ updated: 2, unchanged: 0, refused: 1 });
      expect(found).toMatchObject([{ name: 'Ingrid Berg', department: { name: 'Kitchen' } }]);
      const list = await administrator.send('GET', '/api/v1/directory/people', {
        query: { search: 'Lie' },
      });
      expect(list.json().data).toMatchObject([
        { status: 0, manager: { name: 'Ingrid Berg' }, designation: { name: 'Pastry Chef' } },
      ]);
    });
  },
  { data: 'company' },
);
