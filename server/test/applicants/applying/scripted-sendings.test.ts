import sql from 'sql-template-tag';
import { fillForm, computeProofOfWork, describeWithPostedJob, sendForm } from './applying-parts';

/** Number of scripted applications; 10,000 would take some minutes, and the rule is the same for fewer. */
const sendings = Number(process.env.SCRIPTED_SENDINGS ?? 160);
const networks = 200;
const atOnce = 16;

describeWithPostedJob((server, job) => {
  const sendScripted = (count: number) =>
    sendForm(server(), job(), fillForm(server(), job(), { firstName: 'Bot' }), {
      from: `198.51.${100 + ((count % networks) >> 7)}.${(count % networks) & 127}`,
    });

  const sendHonest = (count: number) => {
    const form = fillForm(server(), job(), { firstName: 'Honest' });
    return sendForm(
      server(),
      job(),
      { ...form, work: computeProofOfWork(form.stamp) },
      { from: `203.0.${count >> 7}.${count & 127}` },
    );
  };

  it('of scripted applications from 200 networks at most ten reach the list, and no honest application goes to the quarantine', async () => {
    const lost: number[] = [];
    const every = Math.max(2, Math.ceil(sendings / networks));
    let honest = 0;
    for (let first = 0; first < sendings; first += atOnce) {
      const counts = Array.from({ length: atOnce }, (_, index) => first + index);
      const honestCounts = counts.filter((count) => count % every === 0);
      honest += honestCounts.length;
      const answers = await Promise.all([
        ...counts.map(sendScripted),
        ...honestCounts.map(sendHonest),
      ]);
      lost.push(
        ...answers.map(({ statusCode }) => statusCode).filter((code) => ![200, 429].includes(code)),
      );
    }
    const [stored] = await server().db.many<Record<string, number>>(sql`
        select (select count(*)::integer from held_application where first_name = 'Bot') as "heldBots",
          (select count(*)::integer from held_application where first_name = 'Honest') as "heldHonest",
          (select count(*)::integer from applicant where first_name = 'Bot') as "takenBots",
          (select count(*)::integer from applicant where first_name = 'Honest') as "takenHonest"`);
    expect(lost).toEqual([]);
    expect(stored).toMatchObject({ heldHonest: 0, takenHonest: honest });
    expect(stored?.takenBots).toBeLessThanOrEqual(10);
    expect(stored?.heldBots).toBeGreaterThan(0);
  }, 600_000);
});
