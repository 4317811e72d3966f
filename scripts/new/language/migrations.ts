import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { english } from './places.ts';

const folder = 'apps/backend/src/migrations';
const guardFile = 'apps/backend/src/platform/database/migration-guard.ts';

const snapshot = z.object({
	enums: z.record(z.string(), z.object({ values: z.array(z.string()) })),
	tables: z.record(
		z.string(),
		z.object({
			name: z.string(),
			columns: z.record(
				z.string(),
				z.object({ name: z.string(), type: z.string(), notNull: z.boolean() }),
			),
		}),
	),
});

/**
 * The statements that remove a language's rows before its value leaves the database's types, from the schema before that. Texts, versions'
 * texts, rights and states of the language are deleted; redirects lead to the English document, accounts use the interface's default.
 */
export function rowDeletions(schema: unknown, code: string): string[] {
	const { enums, tables } = snapshot.parse(schema);
	const types = new Set(
		Object.entries(enums)
			.filter(([, { values }]) => values.includes(code) && values.includes(english))
			.map(([name]) => name.replace('public.', '')),
	);
	return Object.values(tables).flatMap(({ name: table, columns }) =>
		Object.values(columns)
			.filter(({ type }) => types.has(type))
			.map(({ name: column, notNull }) => {
				const ofLanguage = `WHERE "${column}" = '${code}'`;
				const keepsRow =
					table === 'redirects' || (!notNull && /^(?:published_locale|language)$/.test(column));
				const value = notNull ? `'${english}'` : 'NULL';
				return keepsRow
					? `UPDATE "${table}" SET "${column}" = ${value} ${ofLanguage};`
					: `DELETE FROM "${table}" ${ofLanguage};`;
			}),
	);
}

/** The schema after the last migration, for `rowDeletions`. */
export const schemaOf = (project: string): unknown =>
	JSON.parse(readFileSync(join(project, folder, 'postgres/schema.json'), 'utf8'));

/** Stores the present languages as the choice of a site that made none, so that a new one is off. */
export const choiceOf = (codes: readonly string[]): string =>
	`INSERT INTO "payload_kv" ("key", "data") SELECT 'site-options', '${JSON.stringify({ languages: codes })}' WHERE NOT EXISTS (SELECT 1 FROM "payload_kv" WHERE "key" = 'site-options');`;

/** Puts statements before those of the newest migration of each database. */
export function prependStatements(
	project: string,
	name: string,
	statements: readonly string[],
): void {
	for (const database of ['postgres', 'sqlite']) {
		const [path = ''] = globSync(`${folder}/${database}/*_${name}.ts`, { cwd: project })
			.sort()
			.reverse();
		const file = join(project, path);
		const calls =
			database === 'postgres'
				? [`  await db.execute(sql\`\n   ${statements.join('\n  ')}\`)\n`]
				: statements.map((statement) => `  await db.run(sql\`${statement}\`)\n`);
		const text = readFileSync(file, 'utf8');
		writeFileSync(file, text.replace(/(?<=function up\(.*\{\n)/, calls.join('')));
	}
}

/** Lists a migration among those that the release before can't run with. */
export function markAsRemoving(project: string, name: string): void {
	const guard = join(project, guardFile);
	writeFileSync(
		guard,
		readFileSync(guard, 'utf8').replace(
			/(?<=removingMigrations: readonly string\[\] = \[[^\]]*)\]/,
			`, '${name}']`,
		),
	);
}
