import { customSchemaOf, jobPosting, jobPostingText, type JobFacts } from './job-posting';

const facts: JobFacts = {
  title: ' Tea Taster ',
  description: '<p>Taste tea.</p>',
  openedAt: '2026-11-20T20:00:00Z',
  expiryDate: '2026-12-31',
  timeZone: 'Asia/Kolkata',
  employment: ['Full Time', 'Permanent'],
  organization: {
    name: 'Kestrel Foods',
    logo: 'https://kestrel.example/logo.png',
    sameAs: 'https://kestrel.example',
  },
  locations: [
    { street: '14 Residency Road', city: 'Bengaluru', postalCode: '560025', country: 'India' },
    { street: '', city: 'Singapore', postalCode: '', country: 'Singapore' },
  ],
  isRemote: false,
  countries: [],
  jobCode: 'KF-00001',
  directApply: true,
  minExperience: 3,
  education: 'Any graduate',
  skills: ['Baking', 'SQL'],
  image: 'https://kestrel.example/tea.png',
  url: 'https://kestrel.example/careers/tea-taster',
  customSchema: '',
};
const nothing: JobFacts = {
  ...facts,
  ...{ title: '', description: ' ', openedAt: '', expiryDate: null, employment: [] },
  ...{ organization: { name: 'Kestrel Foods', logo: '', sameAs: '' }, locations: [] },
  ...{ jobCode: '', minExperience: null, education: '', skills: [], image: '', url: '' },
};
const of = (change: Partial<JobFacts>) => jobPosting({ ...facts, ...change });

describe('the structured data of a job for search engines', () => {
  it('the structured data of a job includes every fact of the job', () => {
    expect(jobPosting(facts)).toEqual({
      '@context': 'https://schema.org/',
      '@type': 'JobPosting',
      title: 'Tea Taster',
      description: '<p>Taste tea.</p>',
      datePosted: '2026-11-21',
      validThrough: '2026-12-31T23:59:59+05:30',
      employmentType: 'FULL_TIME',
      hiringOrganization: {
        '@type': 'Organization',
        name: 'Kestrel Foods',
        logo: 'https://kestrel.example/logo.png',
        sameAs: 'https://kestrel.example/',
      },
      jobLocation: [
        {
          '@type': 'Place',
          address: {
            '@type': 'PostalAddress',
            streetAddress: '14 Residency Road',
            addressLocality: 'Bengaluru',
            postalCode: '560025',
            addressCountry: 'India',
          },
        },
        {
          '@type': 'Place',
          address: {
            '@type': 'PostalAddress',
            addressLocality: 'Singapore',
            addressCountry: 'Singapore',
          },
        },
      ],
      identifier: { '@type': 'PropertyValue', name: 'Kestrel Foods', value: 'KF-00001' },
      directApply: true,
      experienceRequirements: {
        '@type': 'OccupationalExperienceRequirements',
        monthsOfExperience: 36,
      },
      educationRequirements: 'Any graduate',
      skills: 'Baking, SQL',
      image: 'https://kestrel.example/tea.png',
      url: 'https://kestrel.example/careers/tea-taster',
    });
  });

  it('the structured data of a job omits facts that the job does not have, so that a half-filled form can be previewed', () => {
    expect(Object.keys(jobPosting(nothing))).toEqual([
      ...['@context', '@type', 'hiringOrganization', 'directApply'],
    ]);
  });

  it.each([
    ['2026-12-31', 'Asia/Kolkata', '2026-12-31T23:59:59+05:30'],
    ['2026-12-31', 'UTC', '2026-12-31T23:59:59+00:00'],
    ['2026-07-01', 'America/New_York', '2026-07-01T23:59:59-04:00'],
    // Clocks go back in the first hours of 2026-11-01, and forward in those of 2026-03-08.
    ['2026-11-01', 'America/New_York', '2026-11-01T23:59:59-05:00'],
    ['2026-03-08', 'America/New_York', '2026-03-08T23:59:59-04:00'],
    ['2026-03-07', 'America/New_York', '2026-03-07T23:59:59-05:00'],
    ['2026-01-01', 'Pacific/Kiritimati', '2026-01-01T23:59:59+14:00'],
    ['soon', 'UTC', undefined],
  ])(
    'the structured data of a job is valid through the last second of the expiry day %s in the time zone %s',
    (expiryDate, timeZone, end) => {
      expect(of({ expiryDate, timeZone }).validThrough).toBe(end);
    },
  );

  it.each([
    ['2026-11-20T18:29:59Z', 'Asia/Kolkata', '2026-11-20'],
    ['2026-11-20T18:30:00Z', 'Asia/Kolkata', '2026-11-21'],
    ['2026-11-20T04:59:59Z', 'America/New_York', '2026-11-19'],
  ])(
    'the structured data of a job has as its posting date the day %s in the time zone %s',
    (openedAt, timeZone, day) => {
      expect(of({ openedAt, timeZone }).datePosted).toBe(day);
    },
  );

  it.each([
    [['Part Time'], 'PART_TIME'],
    [['Contract'], 'CONTRACTOR'],
    [['Internship'], 'INTERN'],
    [
      ['Full Time', 'Fixed Term'],
      ['FULL_TIME', 'TEMPORARY'],
    ],
    [
      ['Full Time', 'Apprentice'],
      ['FULL_TIME', 'INTERN'],
    ],
    [['Internal Transfer'], 'OTHER'],
    [['', ' '], undefined],
  ])(
    'the structured data of a job maps the job type %j to the employment type %j',
    (employment, type) => {
      expect(of({ employment }).employmentType).toEqual(type);
    },
  );

  it.each([
    ['the countries of the job', ['India', 'India'], ['India']],
    ['else those of its locations', [], ['India', 'Singapore']],
  ])(
    'the structured data of a job requires applicants for remote work to live in %s',
    (_, countries, names) => {
      const posting = of({ isRemote: true, countries });
      expect(posting).toMatchObject({
        jobLocationType: 'TELECOMMUTE',
        applicantLocationRequirements: names.map((name) => ({ '@type': 'Country', name })),
      });
      expect(posting).not.toHaveProperty('jobLocation');
    },
  );

  it('the structured data of a job requires no experience when the minimum is 0 years', () => {
    expect(of({ minExperience: 0 }).experienceRequirements).toBe('no requirements');
  });

  it.each(['javascript:alert(1)', 'data:text/html,x', '/logo.png', 'tea'])(
    'the structured data of a job does not publish %s as a postal address',
    (address) => {
      const organization = { name: 'Kestrel Foods', logo: address, sameAs: address };
      const posting = of({ organization, image: address, url: address });
      expect(posting.hiringOrganization).toEqual({
        '@type': 'Organization',
        name: 'Kestrel Foods',
      });
      expect(posting).not.toHaveProperty('image');
      expect(posting).not.toHaveProperty('url');
    },
  );

  it('the structured data of a job has the fields of the custom schema, which never replace facts of the job', () => {
    const customSchema = JSON.stringify({
      ...{ '@type': 'Recipe', title: 42, validThrough: null, hiringOrganization: 'Evil' },
      ...{ jobLocationType: 'TELECOMMUTE', url: 'javascript:alert(1)', industry: 'Food' },
      ...{ skills: 'Tea', baseSalary: { '@type': 'MonetaryAmount', currency: 'INR' } },
    });
    expect(of({ customSchema })).toEqual({
      ...jobPosting(facts),
      industry: 'Food',
      skills: 'Tea',
      baseSalary: { '@type': 'MonetaryAmount', currency: 'INR' },
    });
  });

  it.each(['{"a":', '[]', 'null', '"x"', '1'])(
    'the structured data of a job ignores the invalid custom schema %s',
    (text) => {
      expect(customSchemaOf(text)).toBeUndefined();
      expect(of({ customSchema: text })).toEqual(jobPosting(facts));
    },
  );

  it('the structured data of a job cannot close the script element that contains it, and is unchanged when parsed', () => {
    const posting = of({ title: '</script><!-- <b>', customSchema: '{"</script>":"<script>"}' });
    const text = jobPostingText(posting);
    expect(text).not.toContain('<');
    expect(JSON.parse(text)).toEqual(posting);
  });

  it('the structured data of a job can have the most deeply nested custom schema that fits its field', () => {
    const depth = 3_300;
    const customSchema = `${'{"a":'.repeat(depth)}0${'}'.repeat(depth)}`;
    expect(jobPostingText(of({ customSchema })).length).toBeGreaterThan(customSchema.length);
  });
});
