import { describePublication, describeWithdrawal } from './describe-choice';

const board = { id: 1, name: 'Notice Board' };
const paper = { id: 2, name: 'Newspaper' };

test('withdrawing a job names the platforms that it is withdrawn from', () => {
  expect(describeWithdrawal([board, paper])).toBe(
    'No platform is chosen. Apply withdraws this job from Notice Board and Newspaper.',
  );
  expect(describeWithdrawal([])).toBe(
    'No platform is chosen. Apply leaves this job saved and unpublished.',
  );
});

test('the confirmation names where the job will be published, and where it is withdrawn', () => {
  expect(describePublication('Cook', [1], [])).toBe('Cook will be live on 1 platform.');
  expect(describePublication('Cook', [1, 3], [board, paper])).toBe(
    'Cook will be live on 2 platforms. It is withdrawn from Newspaper.',
  );
});
