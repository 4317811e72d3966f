import { getPayload, type Payload, readMigrationFiles } from 'payload';
import { beforeAll, expect, it } from 'vitest';
import config from '../src/payload.config.ts';
import { missingMigrations } from '../src/platform/database/missing-migrations.ts';
import { fillTables, readTables, type Tables } from './stored-tables.ts';

let payload: Payload;
beforeAll(async () => {
	payload = await getPayload({ config });
});

/** Figures that people typed, names and counts that other tables hold since; words and tabs of redirects, which nobody reads or clicks; API keys of accounts, which are switched off. */
const takenAway = {
	price_references: [
		'_products_v.version_currency',
		'_products_v.version_price',
		'_products_v_version_add_on_products.currency',
		'_products_v_version_add_on_products.price',
		'_products_v_version_operator_prices',
		'products.currency',
		'products.price',
		'products_add_on_products.currency',
		'products_add_on_products.price',
		'products_operator_prices',
	],
	accounts: ['users.lock_until', 'users.login_attempts', 'users.reset_password_requested_at'],
	country_names: ['countries.name_da', 'countries.name_de'],
	no_api_keys: ['users.api_key', 'users.api_key_index', 'users.enable_a_p_i_key'],
	brand: [
		'_site_settings_v.version_brand',
		'_site_settings_v.version_logo_dark_id',
		'_site_settings_v.version_logo_id',
		'site_settings.brand',
		'site_settings.logo_dark_id',
		'site_settings.logo_id',
	],
	target_without_words: ['redirects.to_new_tab', 'redirects.to_title'],
};

/** What of the rows of before is not the same afterwards, as `pages.title`; a table whose row is gone by its name. */
function changes(before: Tables, after: Tables): string[] {
	return before.columns
		.flatMap(({ table, column }) => {
			const row = after.rows.get(table);
			if (!row) return [table];
			return row[column] === before.rows.get(table)?.[column] ? [] : [`${table}.${column}`];
		})
		.sort();
}

it('each migration leaves what was stored before it, but for what it is there to take away', async () => {
	const migrations = await readMigrationFiles({ payload });
	const changed: Record<string, string[]> = {};
	let tables = await readTables(payload);
	for (const [index, { name }] of migrations.entries()) {
		await fillTables(payload, tables);
		const before = await readTables(payload);
		await payload.db.migrate({ migrations: migrations.slice(0, index + 1) });
		tables = await readTables(payload);
		const found = [...new Set(changes(before, tables))];
		if (found.length > 0) changed[name.replace(/^\d+_\d+_/, '')] = found;
	}
	expect(changed).toEqual(takenAway);
});

it('the migrations make what every field needs', async () => {
	expect(await missingMigrations(payload)).toEqual([]);
});
