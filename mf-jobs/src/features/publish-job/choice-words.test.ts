import { publicationWords, withdrawalWords } from './choice-words';

const board = { id: 1, name: 'Notice Board' };
const paper = { id: 2, name: 'Newspaper' };

test('JOB-043 nobody withdraws a job without being told from where', () => {
  expect(withdrawalWords([board, paper])).toBe(
    'No platform is chosen. Apply withdraws this job from Notice Board and Newspaper.',
  );
  expect(withdrawalWords([])).toBe(
    'No platform is chosen. Apply leaves this job saved and unpublished.',
  );
});

test('JOB-045 the question says where the job will be live, and where no longer', () => {
  expect(publicationWords('Cook', [1], [])).toBe('Cook will be live on 1 platform.');
  expect(publicationWords('Cook', [1, 3], [board, paper])).toBe(
    'Cook will be live on 2 platforms. It is withdrawn from Newspaper.',
  );
});
