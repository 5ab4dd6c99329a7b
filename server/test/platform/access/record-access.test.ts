import { roles, type Role } from '../../../contract/permission';
import { onDatabase } from '../../server';

interface Access {
  view: readonly Role[];
  edit: readonly Role[];
  create?: readonly Role[];
  /** True if the list requires permission to view its records. */
  isClosed?: true;
}

const hiring: Access = {
  view: ['administrator', 'recruiting-manager', 'recruiter', 'auditor'],
  edit: ['administrator', 'recruiting-manager'],
};
const referral: Access = {
  view: ['administrator', 'recruiting-manager', 'payout-officer', 'auditor'],
  edit: ['administrator', 'payout-officer'],
};

/** The expected results restate decisions independently of the code. */
const kinds: Record<string, Access> = {
  'applicant-source': hiring,
  'applicant-status': hiring,
  'consent-text': hiring,
  'demographic-question': hiring,
  group: {
    view: ['administrator', 'recruiting-manager', 'auditor'],
    edit: ['administrator', 'recruiting-manager'],
  },
  'hiring-process': hiring,
  'job-priority': hiring,
  'move-reason': hiring,
  'offer-rule': hiring,
  'offer-template': hiring,
  pipeline: hiring,
  'question-group': hiring,
  questions: hiring,
  'referral-amount': referral,
  'referral-eligibility': referral,
  // Users who edit jobs may create the graph of a job.
  'seo-graph': { ...hiring, create: [...hiring.edit, 'recruiter'] },
  'seo-keyword': hiring,
  'service-token': {
    view: ['administrator', 'auditor'],
    edit: ['administrator'],
    isClosed: true,
  },
  stage: hiring,
  status: hiring,
  'status-text': hiring,
  'board-account': hiring,
  'suite-app': {
    view: ['administrator', 'auditor'],
    edit: ['administrator'],
    isClosed: true,
  },
};

const gone = 2_000_000;
const refused = 403;
const [list, missing, empty] = [200, 404, 422];

onDatabase((server) => {
  it('these tests cover every kind of setup record', () => {
    const { paths } = server().app.swagger() as { paths: object };
    const kept = Object.keys(paths).flatMap(
      (path) => /^\/api\/v1\/multiple-(.+)-delete$/.exec(path)?.[1] ?? [],
    );
    const others = ['application', 'job', 'referal-payable'];
    expect(kept.sort()).toEqual([...Object.keys(kinds), ...others].sort());
  });

  describe.each(Object.entries(kinds))('setup records of the kind %s', (kind, access) => {
    const { view, edit, create = edit, isClosed } = access;
    const listing = isClosed ? view : roles.filter((role) => role !== 'referrer');
    const path = `/api/v1/${kind}`;

    it.each(roles)('a %s can do only what the table of permissions says', async (role) => {
      const { send } = await server().signInAs(role);
      const body = { payload: {} };
      const answers = [
        await send('GET', path),
        await send('GET', `${path}/${gone}`),
        await send('POST', `${path}/usage`, body),
        await send('POST', path, body),
        await send('PUT', `${path}/${gone}`, body),
        await send('DELETE', `${path}/${gone}`),
        await send('POST', `/api/v1/multiple-${kind}-delete`, body),
      ];
      const viewing = view.includes(role) ? [missing, empty] : [refused, refused];
      const editing = edit.includes(role) ? [missing, missing, empty] : [refused, refused, refused];
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([
        listing.includes(role) ? list : refused,
        ...viewing,
        create.includes(role) ? empty : refused,
        ...editing,
      ]);
    });
  });
});
