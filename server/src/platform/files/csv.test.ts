import { formatCsv } from './csv';

const textOf = async (titles: string[]): Promise<string> => {
  const batches = (async function* () {
    for (const title of titles) yield [{ title, count: 2 }];
  })();
  const columns = [
    { header: 'Job Title', key: 'title' },
    { header: 'Count', key: 'count' },
  ] as const;
  let text = '';
  for await (const piece of formatCsv(columns, batches)) text += piece;
  return text;
};

describe('an exported file', () => {
  it('an export opens in a spreadsheet with its characters intact and a header row', async () => {
    expect(await textOf(['Küchenchef', 'a "b", c'])).toBe(
      '\uFEFFJob Title,Count\r\nKüchenchef,2\r\n"a ""b"", c",2\r\n',
    );
  });

  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1'])(
    'an export does not run %j as a formula on the computer of the person who opens it',
    async (title) => {
      expect((await textOf([title])).split('\r\n')[1]).toMatch(/^"?'/);
    },
  );
});
