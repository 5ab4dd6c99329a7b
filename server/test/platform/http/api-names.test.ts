import { listOperations, type OpenApiDocument } from '../../openapi-walk';
import { findRepeatedKeys } from '../../repeated-keys';
import { onDatabase, type Caller } from '../../server';

const named: [path: string, fields: string, query?: Record<string, string>][] = [
  ['userinfo', 'userName lastName userAvatar email joiningDate name userId'],
  ['company/1', 'companyLogo companyFaviconIcon'],
  ['app-manager', 'status appIcon appUrl appName'],
  ['footer', 'content version'],
  ['copyright-content', 'content'],
  ['job', 'jobId jobTitle jobCode numberOfPositions expiryDate created_at'],
  ['jobs/filter', 'jobId jobTitle'],
  ['job-application/1', 'jobApplication pipeline'],
  ['publishjob-to-platforms/1', 'publishplatforms'],
  ['acquisitions', 'source job_application', { jobId: '1' }],
  ['dashboard/summary', 'totalApplicants publishedJobs unpublishedJobs totalOpenings'],
  ['dashboard/recruiter-progress', 'recruiter inprogress closed overdue'],
  ['referral-status', 'id referralStatus'],
  [
    'referrals',
    'applicantId firstName lastName job status user created_at recruitingManager referralPayable',
  ],
  ['applicant-source', 'id sourceId source description identifier'],
  ['applicant-status', 'id status'],
  ['question-group', 'id questionGroupName description status'],
  ['seo-keyword', 'id resource keywords'],
  ['seo-graph', 'id title type description image jobId'],
  ['pipeline', 'id name stage'],
  ['stage', 'id name colour status'],
  ['status', 'id name stageStatus stageId jobApplicationCount'],
  ['default-status-in-stage', 'id name'],
  ['applicant-status-without-hiring-process', 'id name'],
  ['hiring-process', 'id name stage'],
  ['referral-setting-type', 'id name'],
  [
    'get-referral-setting-by-referralType',
    'referralSettingType paymentReleaseInDays reHiredCandidate referralGapPeriod selectionAttribute',
    { referralSettingTypeId: '1' },
  ],
  ['referral-amount', 'id slug department designation amount'],
  ['referral-eligibility', 'id designationId designation eligibilityStatus'],
  ['general-settings', 'withoutHiringProcessId withoutHiringPipelineStatus'],
  ['default-setting-withouthiring-status', 'id name'],
  [
    'group',
    'id groupName groupDescription activeStatus enableReferralChat members location',
    { own: '1' },
  ],
  ['job-priority', 'id name status'],
  ['users', 'userId id userName name lastName email userAvatar joiningDate'],
  [
    'departments',
    'departmentId departmentName department_id department_name division departmentHead',
  ],
  ['branches', 'id branchName'],
  ['divisions', 'id name'],
  ['organization-functions', 'id name functionHead'],
  ['designation', 'id designation'],
  ['job-type', 'id jobType'],
  ['employment-type', 'id name'],
  ['career-department', 'id name'],
  ['city', 'cityId city'],
  ['locations', 'locationId locationDisplay address pincode'],
  ['location/country', 'id country'],
  ['skills', 'id skill'],
  ['platform', 'id name'],
];

onDatabase(
  (server) => {
    let caller: Caller;
    beforeAll(async () => {
      caller = await server().signInAs(['administrator', 'payout-officer', 'recruiting-manager']);
    });

    it.each(named)(
      'GET %s returns fields with the names in the API specification',
      async (path, fields, query = {}) => {
        const answer = await caller.send('GET', `/api/v1/${path}`, { query });
        expect([answer.statusCode, answer.json().error]).toEqual([200, undefined]);
        const { data } = answer.json() as { data: object | object[] };
        const row = Array.isArray(data) ? data[0] : data;
        expect(Object.keys(row ?? {})).toEqual(expect.arrayContaining(fields.split(' ')));
      },
    );

    it('no object in an answer has the same field twice', async () => {
      const document = (await server().app.inject('/api/openapi.json')).json<OpenApiDocument>();
      const reads = listOperations(document).filter(({ method }) => method === 'GET');
      const read: string[] = [];
      for (const { path } of reads) {
        const answer = await caller.send('GET', path.replaceAll(/\{\w+\}/g, '1'));
        const isJson = String(answer.headers['content-type']).includes('json');
        if (answer.statusCode !== 200 || !isJson) continue;
        read.push(path);
        expect([path, findRepeatedKeys(answer.body)]).toEqual([path, []]);
      }
      expect(read.length).toBeGreaterThan(60);
      for (const kind of ['departments', 'people', 'cities', 'skills', 'designations']) {
        const answer = await caller.send('GET', `/api/v1/directory/${kind}`);
        expect([kind, answer.statusCode, findRepeatedKeys(answer.body)]).toEqual([kind, 200, []]);
      }
    });

    it('the OpenAPI document of file tickets names every list and the fields that select its rows', async () => {
      const document = (await server().app.inject('/api/openapi.json')).json<{
        paths: Record<
          string,
          { post: { requestBody: { content: Record<string, { schema: object }> } } }
        >;
      }>();
      const { content } = document.paths['/api/v1/file-tickets']?.post.requestBody ?? {};
      const text = JSON.stringify(content?.['application/json']?.schema);
      for (const list of ['job', 'application', 'referral', 'group', 'rejected-row'])
        expect(text).toContain(`"${list}"`);
      expect(text).toContain('matching');
      expect(text).toContain('importId');
    });
  },
  { data: 'company' },
);

it('the check for repeated fields finds repeated fields at any depth', () => {
  expect(
    findRepeatedKeys('{"a":1,"b":[{"a":2},{"a":"{\\"x\\":1,\\"x\\":2}"}],"c":{"b":1}}'),
  ).toEqual([]);
  expect(findRepeatedKeys('{"a":[{"b":1,"c":{"b":2},"b":3}],"a":null}')).toEqual(['b', 'a']);
});
