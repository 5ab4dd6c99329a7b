import sql from 'sql-template-tag';
import type { SavedView } from '../../../contract/console/views/saved-view';
import { maxOwnViews } from '../../../contract/console/views/saved-view-constants';
import { onDatabase, type Caller } from '../../server';

const path = '/api/v1/saved-views';
const page = '/all/job';

onDatabase((server) => {
  const read = async (by: Caller, query: Record<string, string> = { page }): Promise<SavedView[]> =>
    (await by.send('GET', path, { query })).json().data;
  const create = (by: Caller, payload: object) => by.send('POST', path, { payload });
  const made = async (by: Caller, payload: object): Promise<SavedView> => {
    const answer = await create(by, { page, query: 'job=active', ...payload });
    expect([answer.statusCode, answer.json().error]).toEqual([200, undefined]);
    return answer.json().data;
  };
  const change = (by: Caller, { id }: { id: number }, payload: object) =>
    by.send('PUT', `${path}/${id}`, { payload });

  it('only its owner sees a saved view, until it is shared with roles', async () => {
    const [manager, recruiter, other] = [
      await server().signInAs('recruiting-manager'),
      await server().signInAs('recruiter'),
      await server().signInAs('hiring-manager'),
    ];
    const view = await made(manager, { name: 'Mine' });
    expect(view).toMatchObject({ name: 'Mine', query: 'job=active', isMine: true, roles: [] });
    expect(await read(recruiter)).toEqual([]);
    expect((await change(recruiter, view, { isPinned: true })).statusCode).toBe(404);
    const shared = await change(manager, view, { roles: ['recruiter'], version: view.version });
    expect(shared.json().data).toMatchObject({ roles: ['recruiter'], version: 2 });
    expect(await read(recruiter)).toMatchObject([
      { id: view.id, isMine: false, isEditable: false },
    ]);
    expect(await read(other)).toEqual([]);
    expect((await change(recruiter, view, { name: 'Theirs', version: 2 })).statusCode).toBe(403);
    expect((await recruiter.send('DELETE', `${path}/${view.id}`)).statusCode).toBe(403);
  });

  it('only people who maintain setup can share a view, and a shared view remains when its owner has left', async () => {
    const [recruiter, leaver, administrator] = [
      await server().signInAs('recruiter'),
      await server().signInAs('recruiting-manager'),
      await server().signInAs('administrator'),
    ];
    const refused = await create(recruiter, { page, name: 'All', query: '', roles: ['recruiter'] });
    expect([refused.statusCode, refused.json().error.fields]).toEqual([
      422,
      { roles: expect.stringContaining('share views') },
    ]);
    const view = await made(leaver, { name: 'Left behind', roles: ['auditor'] });
    await server().db.run(sql`update app_user set is_active = false where id = ${leaver.userId}`);
    expect(await read(administrator)).toContainEqual(
      expect.objectContaining({ id: view.id, isOwnerGone: true, owner: expect.any(String) }),
    );
    const renamed = await change(administrator, view, { name: 'Taken over', version: 1 });
    expect(renamed.json().data).toMatchObject({ name: 'Taken over', isMine: false });
    expect((await administrator.send('DELETE', `${path}/${view.id}`)).statusCode).toBe(200);
  });

  it('when two tabs save one view, the second save is refused with the stored view, and nothing is lost', async () => {
    const by = await server().signInAs('recruiter');
    const view = await made(by, { name: 'Two tabs' });
    expect((await change(by, view, { query: 'job=all', version: 1 })).statusCode).toBe(200);
    const late = await change(by, view, { query: 'job=expired', version: 1 });
    expect([late.statusCode, late.json().error.current.query]).toEqual([409, 'job=all']);
  });

  it('only one saved view of a list is its default, and views in the menu can be read without their list', async () => {
    const by = await server().signInAs('recruiter');
    const [first, second] = [await made(by, { name: 'One' }), await made(by, { name: 'Two' })];
    await change(by, first, { isDefault: true });
    await change(by, second, { isDefault: true });
    await change(by, first, { isPinned: true });
    expect(await read(by, {})).toMatchObject([
      { name: 'One', isPinned: true, isDefault: false },
      { name: 'Two', isPinned: true, isDefault: true },
    ]);
    await change(by, first, { isPinned: false });
    await change(by, second, { isPinned: false, isDefault: false });
    expect(await read(by, {})).toEqual([]);
  });

  it('the name of a saved view may be used in other lists and by other people, but only once in one list', async () => {
    const [one, other] = [
      await server().signInAs('recruiter'),
      await server().signInAs('recruiter'),
    ];
    await made(one, { name: 'Open' });
    await made(other, { name: 'Open' });
    await made(one, { name: 'Open', page: '/application' });
    const again = await create(one, { page, name: ' OPEN ', query: '' });
    expect([again.statusCode, Object.keys(again.json().error.fields)]).toEqual([422, ['name']]);
  });

  it('a person can have at most 200 saved views, even when many are saved at once', async () => {
    const by = await server().signInAs('recruiter');
    await server().db.run(sql`
      insert into saved_view (owner_id, page, name, query)
      select ${by.userId}, ${page}, 'View ' || n, '' from generate_series(1, ${maxOwnViews - 1}::integer) n`);
    const answers = await Promise.all(
      ['a', 'b', 'c'].map((name) => create(by, { page, name, query: '' })),
    );
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 422, 422]);
    expect((await read(by)).filter(({ isMine }) => isMine)).toHaveLength(maxOwnViews);
  });

  it.each([
    { page: 'https://elsewhere.example/', name: 'Away', query: '' },
    { page, name: '   ', query: '' },
    { page, name: 'x'.repeat(61), query: '' },
    { page, name: 'Script', query: 'a=<script> b' },
    { page, name: 'Long', query: 'x'.repeat(4_001) },
  ])('an invalid saved view is refused: $name', async (payload) => {
    const by = await server().signInAs('recruiter');
    expect((await create(by, payload)).statusCode).toBe(422);
  });
});
