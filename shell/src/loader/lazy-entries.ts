/** Never called: naming these entries makes the bundler keep them for the remotes that use them. */
export const lazyEntries = () => [
  import('shared-ui/table'),
  import('shared-ui/forms'),
  import('shared-ui/rich-text'),
  import('shared-ui/charts'),
];
