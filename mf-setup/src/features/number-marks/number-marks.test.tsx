import { screen, waitFor } from '@testing-library/react';
import type { NumberMark } from 'server/contract/privacy/numbers/number-mark';
import {
  dismissNumbers,
  getNumberMarks,
  maskNumbers,
} from 'server/contract/privacy/numbers/number-mark.calls';
import { actionOf, answer, pageOf, press, renderPage, user } from 'shell/sdk/testing';
import { NumberMarksPage } from './number-marks.page';

const mark: NumberMark = {
  ...{ id: 5, applicationId: 31, name: 'Asha Rao', place: 'Letter', kind: 'aadhaar' },
  ...{ lastFour: '2346', foundAt: '2026-03-24T18:30:00Z' },
};
const open = (rows: NumberMark[]) =>
  renderPage(<NumberMarksPage />, {
    address: '/general-settings/privacy/numbers',
    answers: [
      answer(getNumberMarks, pageOf(rows)),
      answer(maskNumbers, { data: { changed: 1 } }),
      answer(dismissNumbers, { data: { changed: 1 } }),
    ],
  });

test('each found document number shows its person, the text it is in, and only its last four characters', async () => {
  open([mark]);
  const row = await screen.findByRole('row', { name: /Asha Rao/ });
  for (const text of ['••••2346', 'Aadhaar', 'Letter']) expect(row).toHaveTextContent(text);
});

test.each([
  ['Mask', maskNumbers],
  ['Not a Number', dismissNumbers],
])(
  'the action %s asks for confirmation, and is then sent for the chosen document number',
  async (name, call) => {
    const page = open([mark]);
    await user.click(await actionOf('••••2346 of Asha Rao', name));
    expect(page.sent(call)).toEqual([]);
    await press(name, await screen.findByRole('alertdialog'));
    await waitFor(() => expect(page.sent(call)).toEqual([{ id: [5] }]));
  },
);
