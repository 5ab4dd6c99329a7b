/** Module that the page loads only once: the shell provides it, and remotes use it. */
export interface SharedModule {
  key: string;
  /**
   * True for a module in the shell's first file, since the first paint needs it; other modules load when
   * used.
   */
  eager: boolean;
  only?: 'development' | 'production';
}

export const sharedModules: readonly SharedModule[] = [
  { key: 'react', eager: true },
  { key: 'react-dom', eager: true },
  { key: 'react-dom/client', eager: true },
  { key: 'react/jsx-runtime', eager: true },
  { key: 'react/jsx-dev-runtime', eager: true, only: 'development' },
  { key: 'shell/sdk/react', eager: true },
  { key: 'shared-auth', eager: true },
  { key: 'shared-ui', eager: true },
  { key: 'shell/sdk/forms', eager: false },
  { key: 'shell/sdk/card', eager: false },
  { key: 'shell/sdk/import', eager: false },
  { key: 'shell/sdk/list', eager: false },
  { key: 'shell/sdk/record', eager: false },
  { key: 'shared-auth/drafts', eager: false },
  { key: 'shared-auth/lookups', eager: true },
  { key: 'shared-ui/page', eager: false },
  { key: 'shell/sdk/rows', eager: false },
  { key: 'shared-ui/table', eager: false },
  { key: 'shared-ui/forms', eager: false },
  { key: 'shared-ui/rich-text', eager: false },
  { key: 'shared-ui/charts', eager: false },
  { key: 'shared-ui/timeline', eager: false },
  { key: 'shared-ui/board', eager: false },
  { key: 'shared-ui/log', eager: false },
];
