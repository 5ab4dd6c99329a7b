import { main, Mistake } from './run.mjs';

/** `npm start` installs no development packages, so a command may miss one even after a start. */
const explainMissingPackage = (error) => {
  if (!/Cannot find (package|module) '[^./]/.test(error.message)) throw error;
  throw new Mistake('The packages are not installed yet. Run npm install, then this again.');
};

const readTypeScript = async () => {
  const { register } = await import('tsx/esm/api').catch(explainMissingPackage);
  register();
  // Features of remotes are found by `require`.
  const { register: registerRequire } = await import('tsx/cjs/api');
  registerRequire();
};

export const command = (load) =>
  main(async () => {
    await readTypeScript();
    const start = await load().catch(explainMissingPackage);
    return start(process.argv.slice(2));
  });
