import { localeCodes } from '@website/contracts/locales';
import { inventLocale } from '@website/contracts/testing/invented-locale';
import { beforeAll } from 'vitest';

// A language more than the content contract has: what visitors see of it is read where it is stored.
const answeredIn = [...localeCodes];
const { code } = inventLocale();
const { placeIn } = await import('../src/plugins/prices/model/country-names.ts');
const { openDatabase } = await import('../src/start/open-database.ts');
const { testPublishing } = await import('./publishing-model-run.ts');
const { runSql } = await import('./run-sql.ts');

beforeAll(async () => {
	const payload = await openDatabase();
	// What a migration for the language adds on SQLite; localized values need no column of their own.
	await runSql(payload, `alter table countries add column ${placeIn(code)} numeric`);
});

testPublishing({
	sequences: Number(process.env.PUBLISHING_SEQUENCES ?? 3),
	failures: [],
	answeredIn,
});
