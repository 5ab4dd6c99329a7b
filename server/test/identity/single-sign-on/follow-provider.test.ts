import sql from 'sql-template-tag';
import Value from 'typebox/value';
import { IdentityProviderSettings } from '../../../src/platform/config-providers';
import { recordEmailTrust } from '../../../src/identity/people/email-trust';
import { findOrAddPerson } from '../../../src/identity/single-sign-on/find-or-add-person';
import { toProfile } from '../../../src/identity/single-sign-on/sign-in-profile.rule';
import type { Provider } from '../../../src/identity/single-sign-on/providers';
import { makeUser } from '../../factories';
import { onDatabase } from '../../server';

const settings = Value.Default(IdentityProviderSettings, {
  ...{ id: 'company', name: 'Company', issuer: 'https://id.example', clientId: 'x' },
  newPeople: 'add',
}) as IdentityProviderSettings;
const provider: Provider = {
  settings,
  scope: '',
  client: () => Promise.reject(new Error('Nobody is asked')),
  forget: () => undefined,
};

onDatabase((server) => {
  let sub = 0;
  const arrive = (
    subject: string,
    email: string,
    name = 'Mira Nair',
    verified = true,
    by = provider,
  ) => {
    const [given, family] = name.split(' ');
    const claims = { sub: subject, email, email_verified: verified };
    const named = { ...claims, given_name: given, family_name: family };
    return findOrAddPerson(server().db, by, toProfile(named, settings));
  };
  const shown = (id: number) =>
    server().db.one(sql`
      select trim(first_name || ' ' || last_name) as name, email, user_name as "userName"
      from app_user where id = ${id}`);
  const subject = (): string => `s${(sub += 1)}`;

  it('a name and an address changed at the provider are updated at the next sign-in', async () => {
    const who = subject();
    const id = await arrive(who, 'mira@one.example');
    expect(await arrive(who, 'mira.roy@one.example', 'Mira Roy')).toBe(id);
    const mail = 'mira.roy@one.example';
    expect(await shown(id)).toEqual({ name: 'Mira Roy', email: mail, userName: mail });
  });

  it('a name corrected in the console remains until it changes at the provider', async () => {
    const who = subject();
    const id = await makeUser(server().db, [], { email: 'asha@two.example' });
    await arrive(who, 'asha@two.example', 'A Verma');
    await arrive(who, 'asha@two.example', 'A Verma');
    expect(await shown(id)).toMatchObject({ name: 'Asha Verma' });
    await arrive(who, 'asha@two.example', 'Asha Rao');
    expect(await shown(id)).toMatchObject({ name: 'Asha Rao' });
  });

  it.each(['external_id', 'scim_external_id'])(
    'a person whose data another system manages gets no name or address from the sign-in provider: %s',
    async (column) => {
      const [who, email] = [subject(), `${column}@three.example`];
      const id = await makeUser(server().db, [], { email });
      await server().db.run(
        column === 'external_id'
          ? sql`update app_user set external_id = 'E-3' where id = ${id}`
          : sql`update app_user set scim_external_id = 'E-3' where id = ${id}`,
      );
      await arrive(who, email);
      await arrive(who, 'other@three.example', 'Other Name');
      expect(await shown(id)).toMatchObject({ name: 'Asha Verma', email });
    },
  );

  it('the provider’s address is not stored if another person has it or if it is unverified', async () => {
    const who = subject();
    const boss = await makeUser(server().db, ['administrator'], {
      ...{ email: 'boss@four.example', userName: 'chief@four.example' },
    });
    const id = await arrive(who, 'mira@four.example');
    for (const [taken, isVerified] of [
      ['boss@four.example', true],
      ['chief@four.example', true],
      ['new@four.example', false],
    ] as const)
      expect(await arrive(who, taken, 'Mira Nair', isVerified)).toBe(id);
    expect(await shown(id)).toMatchObject({ email: 'mira@four.example' });
    expect(await shown(boss)).toMatchObject({ email: 'boss@four.example' });
    await server().db.run(sql`update app_user set email = 'old@four.example' where id = ${boss}`);
    await arrive(who, 'boss@four.example');
    expect(await shown(id)).toMatchObject({ email: 'boss@four.example' });
  });

  it('an address set by one provider does not let an account of another provider sign in as the person', async () => {
    const second = { ...provider, settings: { ...settings, id: 'second' } };
    const [id, who] = [await arrive(subject(), 'mira@five.example'), subject()];
    const comesBy = () => arrive(who, 'mira@five.example', 'Mira Nair', true, second);
    await expect(comesBy()).rejects.toMatchObject({ reason: 'address-unproven' });
    await recordEmailTrust(server().db, 1, [id]);
    expect(await comesBy()).toBe(id);
  });
});
