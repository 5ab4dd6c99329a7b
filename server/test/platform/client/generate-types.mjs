import openapiTS, { astToString } from 'openapi-typescript';
import ts from 'typescript';

const blob = ts.factory.createTypeReferenceNode('Blob');
const chunks = [];
for await (const chunk of process.stdin) chunks.push(chunk);
const types = await openapiTS(Buffer.concat(chunks), {
  transform: ({ format }) => (format === 'binary' ? blob : undefined),
});
process.stdout.write(astToString(types));
