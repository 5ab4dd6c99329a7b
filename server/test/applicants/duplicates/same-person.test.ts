import sql from 'sql-template-tag';
import { dismissDuplicatePair } from '../../../src/applicants/duplicates/dismiss-duplicate-pair';
import { onDatabase } from '../../server';
import { createPaidHireTests, type Hire } from '../../referrals/payouts/paid-once-parts';

onDatabase(
  (server) => {
    const { hire, due, sendOut, pairOf, request, setEmail } = createPaidHireTests(server);

    const spellings: [string, Hire, Hire][] = [
      ['the same address', { email: 'a@m.example' }, { email: ' A@M.example ' }],
      ['an address with a plus', { email: 'b@m.example' }, { email: 'b+jobs@m.example' }],
      ['an address in full width', { email: 'c@m.example' }, { email: 'ｃ@ｍ.example' }],
      ['a letter that looks alike', { email: 'mira.d@m.example' }, { email: 'mіrа.d@m.example' }],
      ['dots at Gmail', { email: 'mirasen@gmail.com' }, { email: 'mira.sen@googlemail.com' }],
      [
        'one number and the name turned around',
        { phone: '+91 98000 00001' },
        { phone: '09800000001', firstName: 'Sen', lastName: 'Mira' },
      ],
      [
        'one number and an accent',
        { phone: '+91 98000 00002' },
        { phone: '9800000002', firstName: 'Mirá', lastName: 'Sén' },
      ],
      [
        'one number and an initial',
        { phone: '+91 98000 00003' },
        { phone: '9800000003', firstName: 'M.' },
      ],
      [
        'one number and a married name',
        { phone: '+91 98000 00004' },
        { phone: '9800000004', lastName: 'Rao' },
      ],
      [
        'one number and other letters',
        { phone: '+91 98000 00005' },
        { phone: '9800000005', firstName: 'Мира', lastName: 'Сен' },
      ],
    ];

    it.each(spellings)(
      '%s: two colleagues are not both paid for one hire',
      async (_, one, other) => {
        const first = await hire({ ...one, daysAgo: 201 });
        const second = await hire(other);
        expect(await due([first, second])).toEqual([first]);
        expect(await sendOut([first, second])).toEqual([first]);
        expect(await sendOut([second])).toEqual([]);
      },
    );

    it('two records that each resemble a third one count as one hire', async () => {
      const phone = '+91 98000 00030';
      const ids = [
        await hire({ email: 'chain-a@m.example', daysAgo: 203 }),
        await hire({ email: 'chain-c@m.example', phone, firstName: 'M.', daysAgo: 202 }),
        await hire({ email: 'chain-a+b@m.example', phone, daysAgo: 201 }),
      ];
      expect(await due(ids)).toEqual(ids.slice(0, 1));
      expect(await sendOut(ids)).toEqual(ids.slice(0, 1));
      await server().db.run(sql`delete from application where id = ${ids[0]}`);
      expect(await sendOut([ids[1] ?? 0])).toEqual([]);
    });

    it('records connected by any number of similar records without a referral count as one hire', async () => {
      const person = await hire({
        email: 'link0@m.example',
        phone: '+91 98001 00000',
        daysAgo: 202,
      });
      await server().db.run(sql`
        insert into applicant (first_name, last_name, email, phone)
        select 'Mira', 'Sen', 'link' || place / 2 || '@m.example', '+919800100' || lpad(((place + 1) / 2)::text, 3, '0')
        from generate_series(1, 20) place`);
      const last = await hire({ email: 'link10@m.example', phone: '+91 98001 00777' });
      expect(await due([person, last])).toEqual([person]);
    });

    it('two people marked as different are both paid in one batch, though a third resembles both', async () => {
      const email = 'between@m.example';
      const [one, other] = [await hire({ email, daysAgo: 201 }), await hire({ email })];
      await server().db.run(sql`
        insert into applicant (first_name, last_name, email) values ('Mira', 'Sen', ${email})`);
      await dismissDuplicatePair(server().db, request((await pairOf(one, other)).id));
      expect(await due([one, other])).toEqual([one, other]);
      expect(await sendOut([one, other])).toEqual([one, other]);
    });

    it('referrals of a person with too many similar records are not paid, and the rules give that as the reason', async () => {
      const email = 'agency@m.example';
      const first = await hire({ email, daysAgo: 300 });
      await server().db.run(sql`
        insert into applicant (first_name, last_name, email)
        select 'Walk', place::text, ${email} from generate_series(1, 120) place`);
      const second = await hire({ email });
      expect(await due([first, second])).toEqual([]);
      expect(await sendOut([first, second])).toEqual([]);
      const { rules } = (
        await (await server().signInAs('payout-officer')).send('GET', `/api/v1/referrals/${first}`)
      ).json().data;
      expect(rules.find(({ rule }: { rule: string }) => rule === 'credit')).toMatchObject({
        outcome: 'open',
        value: expect.stringContaining('Too many records'),
      });
      await setEmail(first, 'agency-own@m.example');
      await server().db.run(sql`
        update duplicate_pair set state = 'dismissed' where (select applicant_id from application
          where id = ${first}) in (first_id, second_id)`);
      expect(await due([first])).toEqual([first]);
    });

    it('two hires among forty records with one e-mail address count as one person after their addresses change', async () => {
      const email = 'forty@m.example';
      await server().db.run(sql`
        insert into applicant (first_name, last_name, email)
        select 'Walk', place::text, ${email} from generate_series(1, 40) place`);
      const first = await hire({ email, daysAgo: 201 });
      const last = await hire({ email });
      await setEmail(last, 'forty-one@m.example');
      await setEmail(first, 'forty-two@m.example');
      expect(await due([first, last])).toEqual([first]);
    });

    it('a brother and sister with the same phone number are two hires, and both are paid', async () => {
      const ids = [
        await hire({ phone: '+91 98000 00010', firstName: 'Arun', lastName: 'Sen' }),
        await hire({ phone: '+91 98000 00010', firstName: 'Mira', lastName: 'Sen' }),
      ];
      expect(await due(ids)).toEqual(ids);
    });
  },
  { data: 'company' },
);
