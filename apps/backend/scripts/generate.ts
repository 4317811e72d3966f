// Writes what follows from the Payload configuration: document types and the editors' import map.
process.env.BACKEND_GENERATING = 'true';
process.env.LOG_LEVEL ??= 'warn';
const { default: config } = await import('../src/payload.config.ts');
const { generateImportMap } = await import('payload');
const { generateTypes } = await import('payload/node');
await generateTypes(await config, { log: false });
await generateImportMap(await config, { log: false, force: true });
process.exit(0);
