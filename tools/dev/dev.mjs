import { register } from 'tsx/esm/api';

register();
const { develop } = await import('./develop.ts');
process.exitCode = await develop(process.argv.slice(2));
