import { Linter } from 'eslint';
import { parser } from 'typescript-eslint';
import { house } from './house-rules.js';
import { packageOwners, rooms } from './import-law.js';
import { wings } from './server-law.js';

const linter = new Linter({ cwd: '/console' });

const lint = (file, source, settings = {}) =>
  linter
    .verify(
      source,
      {
        files: ['**'],
        settings,
        plugins: { house },
        languageOptions: { parser },
        rules: { 'house/import-law': 'error', 'house/file-name': 'error' },
      },
      { filename: `/console/${file}` },
    )
    .map(({ message }) => message);

const feature = 'mf-jobs/src/features/job-list/jobs.page.tsx';
const declared = 'mf-jobs/src/features/job-list/job-list.feature.ts';
const noun = 'mf-jobs/src/job/job-title.ts';
const loader = 'shell/src/loader/load-remote.ts';
const table = 'shared-ui/src/table/data-table.tsx';

const allowed = [
  [feature, `import { Slot } from 'shell/sdk/react'`],
  [feature, `import { useForm } from 'shell/sdk/forms'`],
  [feature, `import { useList } from 'shell/sdk/list'`],
  [feature, `import { useDeletion } from 'shell/sdk/record'`],
  [feature, `import { useRowEditing } from 'shell/sdk/rows'`],
  [feature, `import { ImportFrame } from 'shell/sdk/import'`],
  [
    'shell/sdk/list/use-list.ts',
    `import { mostChosen } from 'server/contract/selection-constants'`,
  ],
  ['shell/src/loader/lazy-entries.ts', `import('shell/sdk/list')`],
  [feature, `import { Button } from 'shared-ui'`],
  [feature, `import { DataTable } from 'shared-ui/table'`],
  [feature, `import { FormField } from 'shared-ui/forms'`],
  [feature, `import { StageTimeline } from 'shared-ui/timeline'`],
  [feature, `import { useRead } from 'shared-auth'`],
  [feature, `import { getJobs } from 'server/contract/jobs/postings/job.calls'`],
  [feature, `import { messages } from 'server/contract/messages'`],
  [feature, `import { jobPosting } from 'server/contract/jobs/postings/job-posting'`],
  [feature, `import type { JobRow } from 'server/contract/jobs/postings/job'`],
  [feature, `import { applicantStatus } from 'mf-applicants/contract'`],
  [feature, `import { JobTitle } from '../../job/job-title'`],
  [feature, `import { JobsTable } from './ui/jobs-table'`],
  [feature.replace('.page', '.page.test'), `import { renderPage } from 'shell/sdk/testing'`],
  [feature.replace('.page', '.page.test'), `import { signIn } from 'shared-auth/testing'`],
  [feature.replace('.page', '.page.test'), `import jobs from '../../../remote.config'`],
  [noun, `import { titleOf } from '../application/title-of'`],
  ['mf-jobs/src/remote.ts', `export const Jobs = () => import('./features/job-list/jobs.page')`],
  ['mf-jobs/src/mount.ts', `import remote from '../remote.config'`],
  ['mf-jobs/remote.config.ts', `import { defineRemote } from 'shell/sdk/define'`],
  ['mf-jobs/remote.config.ts', `import { x } from './src/features/job-list/job-list.feature'`],
  [declared, `import { route } from 'shell/sdk/define'`],
  [declared, `import { jobs } from '../../../contract'`],
  ['mf-jobs/contract/index.ts', `import type { PanelRef } from 'shell/sdk/define'`],
  ['mf-jobs/webpack.config.js', `import { createRemoteConfig } from '../tools/build/remote.js'`],
  ['shell/src/frame/console-frame.tsx', `import { Slot } from 'shell/sdk/react'`],
  ['shell/src/frame/console-frame.tsx', `import { Link } from 'react-router-dom'`],
  [loader, `import { loadRemote } from '@module-federation/enhanced/runtime'`],
  [
    'shell/sdk/define/define-remote.ts',
    `import type { Contributions } from 'server/contract/console/registry/registry'`,
  ],
  [table, `import { Table } from '@chakra-ui/react'`],
  [
    'shared-ui/src/rich-text/from-html.ts',
    `import { readBlocks } from 'server/contract/rich-text/read-blocks'`,
  ],
  [
    'server/src/jobs/postings/description.rule.ts',
    `import { readBlocks } from '../../../contract/rich-text/read-blocks'`,
  ],
  ['shared-auth/src/http.ts', `import ky from 'ky'`],
  ['server/src/jobs/postings/routes.ts', `import { JobQuery } from '../../../contract/job'`],
  ['server/src/jobs/postings/routes.ts', `import type { Parts } from '../../platform/domain'`],
  [
    'server/src/jobs/postings/read-jobs.ts',
    `import { cut } from '../../platform/lists/page-slice'`,
  ],
  ['server/src/jobs/publishing/publish-job.ts', `import { readJob } from '../postings/get-job'`],
  ['server/src/platform/files/tickets.ts', `import { grantsOf } from '../access/table'`],
  ['server/src/start/app.ts', `import { domains } from './domains'`],
  ['server/src/start/domains.ts', `import { registerJobs } from '../jobs/postings/routes'`],
  [
    'server/test/jobs/postings/job-list.test.ts',
    `import { jobList } from '../../../src/jobs/postings/jobs.list'`,
  ],
  ['server/contract/jobs/postings/job.calls.ts', `import type { JobRow } from './job'`],
  ['tools/build/build.mjs', `import { rspack } from 'webpack'`],
  ['e2e/journeys/jobs.spec.ts', `import { expect } from '@playwright/test'`],
  ['e2e/bench/one-build.ts', `import { createShellConfig } from 'tools/build'`],
  ['e2e/bench/browser.ts', `import { signInAs } from '../sign-in'`],
];

const forbidden = [
  ['shell/sdk/list/use-list.ts', `import { useRead } from 'shared-auth'`, 'may not import'],
  [
    'shell/src/frame/console-frame.tsx',
    `import { useList } from 'shell/sdk/list'`,
    'may not import',
  ],
  ['shell/sdk/react/index.ts', `import { useList } from '../list'`, 'may not import'],
  [feature, `import { X } from '../job-create/create.page'`, 'another feature'],
  [feature, `import { X } from 'mf-applicants/src/application/x'`, 'own noun'],
  [feature, `import { X } from '../../../../mf-applicants/src/x/y'`, 'package name'],
  [feature, `import { X } from '../../remote'`, 'remote/entry'],
  [feature, `import { Frame } from 'shell/src/frame/console-frame'`, 'shell'],
  [feature, `import { defineRemote } from 'shell/sdk/define'`, 'sdk/define'],
  [feature, `import { renderPage } from 'shell/sdk/testing'`, 'sdk/testing'],
  [feature, `import jobs from '../../../remote.config'`, 'remote/config'],
  [feature, `import { x } from './job-list.feature'`, 'feature/contributions'],
  [declared, `import { JobsPage } from './jobs.page'`, 'may not import feature'],
  [declared, `import { x } from 'mf-chat/contract'`, 'only its own'],
  [feature, `import { JobRow } from 'server/contract/jobs/postings/job'`, 'only types'],
  [feature, `export { JobRow } from 'server/contract/jobs/postings/job'`, 'only types'],
  [feature, `import { AppError } from 'server/src/platform/errors'`, 'may not import server'],
  [feature, `import useSWR from 'swr'`, 'belongs to shared-auth'],
  [feature, `import { Box } from '@chakra-ui/react'`, 'belongs to shared-ui'],
  [feature, `import { useFormik } from 'formik'`, 'belongs to shared-ui/forms'],
  [feature, `import { Link } from 'react-router-dom'`, 'belongs to shell'],
  [feature, `const x = import('@nivo/bar')`, 'belongs to shared-ui/charts'],
  [feature, `type X = import('server/src/platform/errors').AppError`, 'may not import server'],
  [noun, `import { X } from '../features/job-list/jobs.page'`, 'may not import feature'],
  ['mf-jobs/src/remote.ts', `import { X } from './features/job-list/jobs.page'`, 'import() only'],
  ['mf-jobs/src/remote.ts', `import { X } from './job/job-title'`, 'noun'],
  ['mf-jobs/contract/index.ts', `import { panelRef } from 'shell/sdk/define'`, 'only types'],
  ['mf-jobs/contract/index.ts', `import { X } from '../src/job/job-title'`, 'noun'],
  ['mf-jobs/remote.config.ts', `import { X } from './src/job/job-title'`, 'noun'],
  [
    'shell/src/frame/console-frame.tsx',
    `import { jobs } from 'mf-jobs/contract'`,
    'remote/contract',
  ],
  [
    'shell/src/frame/console-frame.tsx',
    `import { x } from '@module-federation/enhanced'`,
    'loader',
  ],
  ['shell/sdk/react/slot.tsx', `import { useRead } from 'shared-auth'`, 'shared-auth'],
  ['shell/sdk/react/panel.tsx', `import { PanelForm } from '../forms/panel-form'`, 'sdk/forms'],
  [
    'shell/src/frame/console-frame.tsx',
    `import { useGoBack } from 'shell/sdk/record'`,
    'sdk/record',
  ],
  ['shell/sdk/list/list-table.tsx', `import { RowTable } from '../rows'`, 'sdk/rows'],
  ['shell/sdk/import/import-run-step.tsx', `import { send } from 'shared-auth'`, 'only types'],
  [
    'shell/src/frame/console-frame.tsx',
    `import { ImportFrame } from 'shell/sdk/import'`,
    'sdk/import',
  ],
  ['shell/sdk/forms/use-form.ts', `import { useDraft } from 'shared-auth'`, 'shared-auth'],
  ['shell/src/frame/console-frame.tsx', `import { useForm } from 'shell/sdk/forms'`, 'sdk/forms'],
  ['shared-ui/src/button.tsx', `import { useRead } from 'shared-auth'`, 'shared-auth'],
  ['shared-ui/src/index.ts', `export * from './forms'`, 'shared-ui/forms'],
  ['shared-ui/src/index.ts', `export * from './timeline'`, 'shared-ui/timeline'],
  ['shared-auth/src/http.ts', `import { Button } from 'shared-ui'`, 'shared-ui'],
  ['server/src/start/app.ts', `import { Button } from 'shared-ui'`, 'shared-ui'],
  [
    'server/src/platform/files/routes.ts',
    `import { selected } from '../../jobs/postings/selection'`,
    'server/postings',
  ],
  ['server/src/platform/access/scope.ts', `import { route } from '../http/route'`, 'server/http'],
  [
    'server/src/jobs/postings/create-job.ts',
    `import { X } from '../publishing/x'`,
    'server/publishing',
  ],
  ['server/src/applicants/applications/x.ts', `import { X } from '../intake/y'`, 'server/intake'],
  [
    'server/src/jobs/postings/routes.ts',
    `import { domains } from '../../start/domains'`,
    'may not import server',
  ],
  ['server/src/platform/lists/x.ts', `import type { Parts } from '../domain'`, 'server/domain'],
  [
    'server/contract/jobs/postings/job.ts',
    `import { AppError } from '../../../src/platform/errors'`,
    'server',
  ],
  ['server/contract/jobs/postings/job.calls.ts', `import { JobRow } from './job'`, 'only types'],
  [
    table,
    `import { readBlocks } from 'server/contract/rich-text/read-blocks'`,
    'contract/rich-text',
  ],
  ['e2e/journeys/jobs.spec.ts', `import { x } from 'server/contract/jobs/postings/job'`, 'schema'],
  ['e2e/journeys/jobs.spec.ts', `import { createShellConfig } from 'tools/build'`, 'tools'],
  ['elsewhere/x.ts', `import { x } from './y'`, 'no room'],
];

describe('the import law', () => {
  it.each(allowed)('the import law allows the file %s to contain %s', (file, source) => {
    expect(lint(file, source)).toEqual([]);
  });

  it.each(forbidden)('the import law refuses in the file %s: %s', (file, source, reason) => {
    expect(lint(file, source)).toEqual([expect.stringContaining(reason)]);
  });

  it('the import law applies to a remote in its own repository, identified by its package name', () => {
    const own = (source) => lint('src/features/x/x.page.tsx', source, { room: 'mf-exit-talks' });
    expect(own(`import { Link } from 'shell/sdk/react'`)).toEqual([]);
    expect(own(`import ky from 'ky'`)).toEqual([expect.stringContaining('shared-auth')]);
    expect(own(`import { x } from '../y/y'`)).toEqual([expect.stringContaining('another feature')]);
  });

  it('the import law allows no cycle of imports among the domain folders (rooms) of the server', () => {
    const inner = rooms.filter(({ name }) => name.startsWith('server/'));
    const isFree = (left, { may }) => !left.some(({ name }) => may.includes(name));
    let left = inner;
    while (left.some((room) => isFree(left, room)))
      left = left.filter((room) => !isFree(left, room));
    expect(left.map(({ name }) => name)).toEqual([]);
  });

  it('the import law allows no import from a later top folder (wing) of the server', () => {
    const order = Object.keys(wings);
    const placeOf = new Map(
      Object.entries(wings).flatMap(([wing, { rooms: inner }]) =>
        Object.keys(inner).map((room) => [room, order.indexOf(wing)]),
      ),
    );
    const backwards = Object.values(wings).flatMap(({ rooms: inner }) =>
      Object.entries(inner).flatMap(([room, others]) =>
        others
          .filter((other) => placeOf.get(other) > placeOf.get(room))
          .map((other) => [room, other]),
      ),
    );
    expect(backwards).toEqual([]);
  });

  it('the import law names only domain folders (rooms) that exist', () => {
    const names = new Set(rooms.map(({ name }) => name));
    const named = [
      ...rooms.flatMap(({ may }) => may),
      ...packageOwners.flatMap((owner) => owner.rooms),
    ];
    expect(named.filter((words) => !names.has(words.split(' ').at(-1)))).toEqual([]);
  });
});

describe('the rule on file names', () => {
  it.each(['jobs.page.tsx', 'use-job.ts', 'pager.test.tsx', '0001.ts'])(
    'the rule on file names accepts %s',
    (name) => {
      expect(lint(`tools/${name}`, '')).toEqual([]);
    },
  );

  it.each(['JobsPage.tsx', 'useJob.ts', 'job_title.ts'])(
    'the rule on file names refuses %s',
    (name) => {
      expect(lint(`tools/${name}`, '')).toEqual([expect.stringContaining('kebab-case')]);
    },
  );
});
