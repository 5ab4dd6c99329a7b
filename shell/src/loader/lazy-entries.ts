/**
 * Never called; the imports make the bundler share modules that the shell itself does not import.
 */
export const importSdkEntries = () => [
  import('shell/sdk/react'),
  import('shell/sdk/card'),
  import('shell/sdk/forms'),
  import('shell/sdk/import'),
  import('shell/sdk/list'),
  import('shell/sdk/record'),
  import('shared-auth/drafts'),
  import('shared-auth/lookups'),
  import('shared-ui/page'),
  import('shell/sdk/rows'),
  import('shared-ui/table'),
  import('shared-ui/forms'),
  import('shared-ui/rich-text'),
  import('shared-ui/charts'),
  import('shared-ui/timeline'),
  import('shared-ui/board'),
  import('shared-ui/log'),
];
