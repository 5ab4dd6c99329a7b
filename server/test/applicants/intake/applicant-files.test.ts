import sql from 'sql-template-tag';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CsvReadingOptions } from '../../../contract/platform/files/csv-file';
import { csvMessages } from '../../../contract/platform/files/csv-file-constants';
import { importMessages } from '../../../contract/applicants/intake/application-import-constants';
import { intakeMessages } from '../../../contract/applicants/intake/application-intake-constants';
import { onDatabase, type Caller } from '../../server';
import { importSteps } from './import-parts';

const file = (name: string): Buffer =>
  readFileSync(join(import.meta.dirname, '../../cases/applicants', name));

onDatabase(
  (server) => {
    let caller: Caller;
    let jobId = 0;
    beforeAll(async () => {
      caller = await server().signInAs('administrator');
      const job = await server().db.one<{ id: number }>(
        sql`select id from job where pipeline_id is not null order by id limit 1`,
      );
      jobId = job?.id ?? 0;
    });
    const { upload, forecast, run } = importSteps(() => caller);
    const check = async (content: Buffer, reading?: CsvReadingOptions, mapping?: object) => {
      const read = await upload(content, caller, reading);
      const forecasted = await forecast(read.id, { mapping: mapping ?? read.suggestion, jobId });
      return { read, forecasted };
    };

    const stored: [name: string, rows: string[][]][] = [
      [
        'cp1250-polish.csv',
        [
          ['Łukasz', 'Żółć'],
          ['Jiří', 'Dvořák'],
        ],
      ],
      ['cp1251-russian.csv', [['Иван', 'Петров']]],
      ['cp1254-turkish.csv', [['Şule Gül İğdır', '']]],
      ['shiftjis.csv', [['太郎', '山田']]],
      [
        'excel-ansi-smart-signs.csv',
        [
          ['Lena', 'Quist'],
          ['Sean', 'O’Brien'],
          ['Ana', 'Šari?'],
        ],
      ],
      ['header-with-newline.csv', [['Lena', 'Quist']]],
      [
        'lastname-comma-first.csv',
        [
          ['Lena', 'Quist'],
          ['Jan', 'van der Berg'],
        ],
      ],
      ['sep-line-comma.csv', [['Lena', 'Quist']]],
      ['sep-line-semicolon.csv', [['Lena', 'Quist']]],
      ['title-line.csv', [['Tia', 'Sample']]],
      ['title-lines-above.csv', [['Lena', 'Quist']]],
      [
        'utf8-one-bad-byte.csv',
        [
          ['José', 'Müller'],
          ['Zoë', 'Núñez'],
        ],
      ],
      [
        'crlf-in-cell.csv',
        [
          ['Ada', 'One'],
          ['Bea', 'Two'],
        ],
      ],
    ];
    it.each(stored)(
      'a dry run of an import shows the names in %s as they will be stored',
      async (name, rows) => {
        const { forecasted } = await check(file(name));
        expect(forecasted.stored.columns.slice(0, 3)).toEqual(['First name', 'Last name', 'Email']);
        expect(forecasted.stored.rows.map((row) => row.slice(0, 2))).toEqual(rows);
      },
    );

    it('only the row with an unreadable character is refused, until a person chooses the encoding', async () => {
      const content = file('utf8-one-bad-byte.csv');
      const { forecasted } = await check(content);
      expect([forecasted.good, forecasted.faults]).toEqual([
        1,
        [{ line: 3, faults: [{ field: 'comment', message: csvMessages.unreadable('caf\uFFFD') }] }],
      ]);
      const { read, forecasted: otherwise } = await check(content, { encoding: 'windows-1252' });
      expect([read.encoding, otherwise.good]).toEqual(['windows-1252', 2]);
    });

    it('a refused row is reported with its line in the file, even below cells of several lines', async () => {
      const { forecasted } = await check(file('crlf-in-cell.csv'));
      expect(forecasted.faults).toEqual([
        { line: 5, faults: [{ field: 'applicantEmail', message: intakeMessages.email }] },
      ]);
    });

    it('a comment from a spreadsheet is stored with its special characters', async () => {
      const { read } = await check(file('excel-ansi-smart-signs.csv'));
      await run(read.id);
      const row = await server().db.one<{ comment: string }>(sql`
      select comment from applicant join application on applicant_id = applicant.id
        join application_history on application_id = application.id
      where email = 'lena.q21@x.example'`);
      expect(row?.comment).toBe('He’s strong – asks 40 000 €, “soon”');
    });

    it('experience is stored in completed years, and only a range is refused', async () => {
      const { forecasted } = await check(file('experience-forms.csv'));
      expect(forecasted.faults).toEqual([
        { line: 3, faults: [{ field: 'experience', message: importMessages.years('2-4 years') }] },
      ]);
      expect(forecasted.stored.rows.map((row) => row.at(-1))).toEqual(['5', '', '3', '0', '5']);
    });

    it('e-mail addresses pasted into an import file are read, and an unclear one is refused', async () => {
      const { forecasted } = await check(file('mailto.csv'));
      const fault = (message: string) => [{ field: 'applicantEmail', message }];
      expect(forecasted.stored.rows.slice(0, 2).map((row) => row[2])).toEqual([
        'a3@x.example',
        'b3@x.example',
      ]);
      expect(forecasted.faults).toEqual([
        { line: 4, faults: fault(intakeMessages.email) },
        { line: 6, faults: fault(importMessages.repeated) },
        { line: 7, faults: fault(intakeMessages.email) },
      ]);
      expect(forecasted.good).toBe(4);
    });

    it('phone numbers pasted into an import file are read, and an unclear one is refused', async () => {
      const { read, forecasted } = await check(file('phones-pasted.csv'));
      const fault = (message: string) => [{ field: 'phoneNumber', message }];
      expect(forecasted.faults).toEqual([
        { line: 3, faults: fault(intakeMessages.phone) },
        { line: 4, faults: fault(intakeMessages.phoneRounded) },
      ]);
      await run(read.id);
      const rows = await server().db.many<{ phone_number: string }>(sql`
        select phone_number from applicant where email like '_2@x.example' order by email`);
      const whole = '919876501234';
      expect(rows.map(({ phone_number: number }) => number)).toEqual([whole, whole, whole, '', '']);
    });

    it('a person can choose the line of an import file that has the column names', async () => {
      const content = file('title-lines-above.csv');
      const read = await upload(content);
      expect([read.headerLine, read.head.map(({ line }) => line)]).toEqual([4, [1, 2, 4, 5]]);
      const other = await upload(content, caller, { headerLine: 2 });
      expect([other.headerLine, other.columns[0], other.total]).toEqual([
        2,
        'Generated 26-11-2026',
        2,
      ]);
    });

    it('a person can choose that last names come first, but cannot map a full name and a first name together', async () => {
      const content = Buffer.from('Name,Email\nNagy Ilona,ilona@x.example\n');
      const { forecasted } = await check(content, {}, { lastNameFirst: 0, applicantEmail: 1 });
      expect(forecasted.stored.rows).toEqual([['Ilona', 'Nagy', 'ilona@x.example']]);
      const read = await upload(content);
      const answer = await caller.send('POST', `/api/v1/application-import/${read.id}/dry-run`, {
        payload: { mapping: { firstName: 0, fullName: 0, applicantEmail: 1 }, jobId },
      });
      expect(answer.json().error.fields['mapping.fullName']).toBe(importMessages.wholeName);
    });
  },
  { data: 'company', queue: true },
);
