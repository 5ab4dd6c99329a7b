export const toDayAfterToday = (days: number): string =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

export const minimalJob = {
  jobTitle: 'Tea Taster',
  jobDescription: '<p>Taste tea.</p>',
  departmentId: 1,
  locationId: [1],
};

export const completeJob = {
  ...minimalJob,
  jobProfile: 'Senior taster',
  education: 'Any graduate',
  minExperience: 3,
  maxExperience: 5,
  jobTypeId: 1,
  jobPriorityId: 2,
  expiryDate: toDayAfterToday(30),
  referralAmountId: 2,
  hiringManagerId: 4,
  recruitingManagerId: 2,
  questionGroupId: 1,
  numberOfPositions: 7,
  employmentTypeId: 1,
  employmentCategoryId: 2,
  country: 356,
  remote: true,
  functionId: 1,
  subFunctionId: 5,
  divisionId: 1,
  designationId: 3,
  subDepartmentId: 13,
  groupId: 1,
  pipeLineId: 1,
  jobStatusId: 2,
  slug: 'tea-taster',
  seoMetaTitle: 'Tea Taster at Kestrel',
  seoMetaDescription: 'Taste tea with us',
  seoCanonicalTag: 'https://careers.example/tea-taster',
  seoFocusKeyword: 'tea',
  customSeoSchema: '{"@type":"JobPosting"}',
  seoIndex: 0,
  seoKeyword: ['tea', 'taster'],
  skills: [3, 1],
  userId: [3, 2],
  platformId: [2, 1],
  locationId: [2, 1],
};

export const completeRecord = {
  jobTitle: 'Tea Taster',
  jobDescription: '<p>Taste tea.</p>',
  jobProfile: 'Senior taster',
  education: 'Any graduate',
  minExperience: 3,
  experience: 5,
  jobType: { id: 1 },
  jobPriorityId: 2,
  expiryDate: completeJob.expiryDate,
  referralAmount: [{ id: 2 }],
  hiringManager: { userId: 4 },
  recruitingManager: { userId: 2 },
  questionGroup: { id: 1 },
  numberOfPositions: 7,
  employmentType: { id: 1 },
  employmentCategoryId: 2,
  country: { countryId: 356 },
  remote: true,
  function: { id: 1 },
  subFunction: { id: 5 },
  division: { id: 1 },
  designation: { id: 3 },
  subDepartment: { id: 13 },
  department: { departmentId: 1 },
  group: { id: 1 },
  pipeline: { id: 1 },
  jobStatusId: 2,
  slug: 'tea-taster',
  jobSlug: 'tea-taster',
  seoMetaTitle: 'Tea Taster at Kestrel',
  seoMetaDescription: 'Taste tea with us',
  seoCanonicalTag: 'https://careers.example/tea-taster',
  seoFocusKeyword: 'tea',
  setCustomSeoSchema: '{"@type":"JobPosting"}',
  seoIndex: 0,
  seoKeyword: 'tea,taster',
  skills: [{ id: 3 }, { id: 1 }],
  user: [{ userId: 3 }, { userId: 2 }],
  publishplatforms: [{ id: 1 }, { id: 2 }],
  jobLocation: [{ locationId: 2 }, { locationId: 1 }],
  status: 'Published',
};

export const toFormData = (
  fields: Record<string, unknown>,
  listName: (name: string, at: number) => string,
) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields))
    if (Array.isArray(value))
      value.forEach((entry, at) => form.append(listName(name, at), String(entry)));
    else form.append(name, String(value));
  return form;
};

export const toMultipart = async (form: FormData) => {
  const encoded = new Response(form);
  return {
    payload: Buffer.from(await encoded.arrayBuffer()),
    headers: { 'content-type': encoded.headers.get('content-type') ?? '' },
  };
};

export const pngFile = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
