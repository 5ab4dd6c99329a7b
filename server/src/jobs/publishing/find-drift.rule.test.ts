import { findFeedCodes } from './find-feed-codes';
import { describePageDifference } from './find-drift.rule';

const job = { title: 'Baker', code: 'KF-7', expiryDate: '2026-12-31' };
const posting = {
  title: 'Baker',
  identifier: { value: 'KF-7' },
  validThrough: '2026-12-31T23:59:59+05:30',
};
const pageWith = (data: object) => ({
  status: 200,
  body: `<h1>x</h1><script type="application/ld+json">${JSON.stringify(data)}</script>`,
});

it.each([
  ['nothing of a page as it is', pageWith(posting), ''],
  ['a page that is gone', { status: 410, body: '' }, /answered with 410/],
  ['another page', { status: 200, body: '<h1>Welcome</h1>' }, /no job data/],
  ['broken data', { status: 200, body: '<script type="application/ld+json">{</script>' }, /no job/],
  ['another job', pageWith({ ...posting, identifier: { value: 'KF-8' } }), /the job KF-8/],
  ['an earlier title', pageWith({ ...posting, title: 'Cook' }), /earlier title “Cook”/],
  [
    'an earlier last day',
    pageWith({ ...posting, validThrough: '2026-12-01T00:00:00Z' }),
    /last day 2026-12-01/,
  ],
  ['no last day', pageWith({ title: 'Baker', identifier: { value: 'KF-7' } }), /last day none/],
])('a difference between a job and its public page is reported: %s', (_, page, told) => {
  expect(describePageDifference(job, page)).toMatch(told === '' ? /^$/ : told);
});

it('a job is found in a feed that the network delivers in any two pieces', async () => {
  const feed = '<job><requisitionid><![CDATA[KF-7]]></requisitionid></job><code>KF-8</code>';
  for (let cut = 0; cut <= feed.length; cut += 1) {
    const pieces = (async function* () {
      yield feed.slice(0, cut);
      yield feed.slice(cut);
    })();
    expect([...(await findFeedCodes(pieces))]).toEqual(['KF-7', 'KF-8']);
  }
});
