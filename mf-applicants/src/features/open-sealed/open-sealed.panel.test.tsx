import { screen } from '@testing-library/react';
import { openSealedOriginals } from 'server/contract/privacy/erasure/erasure.calls';
import { answer, press, renderPanel, type } from 'shell/sdk/testing';
import { openSealedRecord } from '../../../contract/privacy';
import { OpenSealedPanel } from './open-sealed.panel';

test('the officer can open sealed data only with a reason', async () => {
  const page = renderPanel(openSealedRecord, <OpenSealedPanel />, {
    input: { applicantId: 31 },
    close: jest.fn(),
    answers: [
      answer(openSealedOriginals, {
        data: {
          ...{ names: ['Asha Rao'], emails: ['asha@mail.example'], phones: [], left: 2 },
          parts: [{ title: 'Applicant details', values: [{ name: 'Father', value: 'Ravi Rao' }] }],
        },
      }),
    ],
  });
  await press('Open');
  expect((await screen.findAllByText(/^Say why you open it/))[0]).toBeVisible();
  expect(page.sent(openSealedOriginals)).toEqual([]);
  await type('Reason', ' Case 7 ');
  await press('Open');
  expect(await screen.findByText('Asha Rao')).toBeVisible();
  expect(screen.getByText('Ravi Rao')).toBeVisible();
  expect(screen.getByText('And 2 records more.')).toBeVisible();
  expect(page.sent(openSealedOriginals)).toEqual([{ reason: 'Case 7' }]);
});
