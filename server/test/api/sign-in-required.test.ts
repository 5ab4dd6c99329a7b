import { onBothDatabases } from '../server';

onBothDatabases((server) => {
  it('answers an address that does not exist with a failure that names itself', async () => {
    const answer = await server().app.inject('/api/v1/nothing');
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toMatchObject({ error: { code: 'NO_SUCH_ADDRESS' } });
  });
});
