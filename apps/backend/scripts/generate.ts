// Generates files from the Payload configuration: document types, the import map of the admin, and tables of the documentation.
import { readFileSync, writeFileSync } from 'node:fs';
import { withOperations } from './operations-table.ts';
import { withRights } from './rights-table.ts';

process.env.BACKEND_GENERATING = 'true';
process.env.LOG_LEVEL ??= 'warn';
const { default: config } = await import('../src/payload.config.ts');
const { generateImportMap } = await import('payload');
const { generateTypes } = await import('payload/node');
await generateTypes(await config, { log: false });
await generateImportMap(await config, { log: false, force: true });
const guide = '../../docs/editors-guide.md';
writeFileSync(guide, withOperations(withRights(readFileSync(guide, 'utf8'))));
process.exit(0);
