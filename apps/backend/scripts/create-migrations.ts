// Creates a migration for SQLite and one for PostgreSQL from the same configuration, without a database.
// Skips a database whose schema does not change.
// Usage: npm run migrate:create -w apps/backend -- <name>
// With --snapshot it only lists the migrations and the schema that the fields need anew, as after a merge of migrations of two sides.
import { spawnSync } from 'node:child_process';
import { globSync, readFileSync, renameSync, writeFileSync } from 'node:fs';

const name = process.argv[2] ?? 'change';
const target = process.env.MIGRATION_TARGET;
const databases = {
	sqlite: 'file:./never-opened.db',
	postgres: 'postgres://never@localhost/opened',
};

if (target) {
	const { default: config } = await import('../src/payload.config.ts');
	const { getPayload, writeMigrationIndex } = await import('payload');
	const { schemaOfFields } = await import('../src/platform/database/missing-migrations.ts');
	const payload = await getPayload({ config, disableDBConnect: true, disableOnInit: true });
	if (name === '--snapshot') {
		const { migrationDir, schema } = await schemaOfFields(payload);
		const file = `${migrationDir}/schema.json`;
		const { id, prevId } = JSON.parse(readFileSync(file, 'utf8'));
		writeFileSync(file, JSON.stringify({ ...schema, id, prevId }, null, 2));
		writeMigrationIndex({ migrationsDir: migrationDir });
	} else await payload.db.createMigration({ payload, migrationName: name, skipEmpty: true });
	process.exit(0);
}

/** Adds file extensions and `type` to a generated migration, which Payload's templates omit and Node needs to run the file. */
function makeRunnable(file: string): void {
	const source = readFileSync(file, 'utf8')
		.replace(/from '(\.\/[^'.]+)'/g, "from '$1.ts'")
		.replace(
			'{ MigrateUpArgs, MigrateDownArgs, sql }',
			'{ type MigrateDownArgs, type MigrateUpArgs, sql }',
		)
		.replace(/\(\{ db, payload, req \}/g, '({ db }');
	writeFileSync(file, source);
}

for (const [database, url] of Object.entries(databases)) {
	const { status } = spawnSync(process.execPath, [import.meta.filename, name], {
		stdio: 'inherit',
		env: {
			...process.env,
			BACKEND_GENERATING: 'true',
			DATABASE_URL: url,
			MIGRATION_TARGET: database,
			LOG_LEVEL: 'warn',
		},
	});
	for (const file of globSync(`src/migrations/${database}/*.ts`)) makeRunnable(file);
	// Payload compares with the snapshot whose name sorts last. One file for all migrations shows in git what a migration changes.
	for (const file of globSync(`src/migrations/${database}/2*.json`))
		renameSync(file, `src/migrations/${database}/schema.json`);
	if (status !== 0) process.exit(status ?? 1);
}
