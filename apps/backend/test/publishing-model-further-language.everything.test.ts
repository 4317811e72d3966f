import { localeCodes } from '@website/contracts/locales';
import { inventLocale } from '@website/contracts/testing/invented-locale';

// A locale outside the content contract: its published content is compared in the database only.
const contractLocales = [...localeCodes];
const { code } = inventLocale();
const { positionFieldName } = await import('../src/plugins/prices/model/country-names.ts');
const { openDatabase } = await import('../src/start/open-database.ts');
const { testPublishing } = await import('./publishing-model-run.ts');
const { runSql } = await import('./backend.ts');

const payload = await openDatabase();
// The column that a migration for the locale adds on SQLite. Localized values need no column.
await runSql(payload, `alter table countries add column ${positionFieldName(code)} numeric`);

testPublishing({
	sequences: Number(process.env.PUBLISHING_SEQUENCES ?? 2),
	failures: [],
	contractLocales,
});
