/**
 * Adds a number of operators with four RCS prices each to every country, for the benchmark: `node scripts/fill-prices.ts <file>
 * <operators>`. Runs with the backend's environment before the backend starts. The database generates the rows in two statements, because
 * sending millions of rows takes most of an hour. The rows have no versions, which only editors read.
 */
import { DatabaseSync } from 'node:sqlite';
import { type Currency, currencies } from '@website/contracts/currencies';
import { amountNames } from '../src/plugins/prices/money/stored-amounts.ts';
import { sampleIn } from '../src/plugins/prices/seed/rate.ts';
import { startPrices } from '../src/plugins/prices/start.ts';
import { seedWhenEmpty } from '../src/seed/seed-when-empty.ts';
import { openDatabase } from '../src/start/open-database.ts';

const [, , file = '', count = '0'] = process.argv;

const payload = await openDatabase();
await seedWhenEmpty(payload);
await startPrices(payload);
await payload.destroy();

const database = new DatabaseSync(file);
database.exec('PRAGMA synchronous = off');
// No country has network codes that start with 9.
database
	.prepare(
		`INSERT INTO operators (country_iso_id, mcc_mnc, name)
		 WITH RECURSIVE numbers(n) AS (SELECT 0 UNION ALL SELECT n + 1 FROM numbers WHERE n + 1 < :count)
		 SELECT countries.id, CAST(900000 + n AS TEXT),
			substr('NordicAtlas Blue  Sol   Delta Prime Echo  Vista Terra Luna  ', 1 + 6 * (n % 10), 6)
			|| ' ' || substr('MobileTel   Net   Cell  Voice Link  Wave  ', 1 + 6 * (n % 7), 6) || ' ' || n
		 FROM countries CROSS JOIN numbers`,
	)
	.run({ count: Number(count) });
const inCurrency = (currency: Currency) =>
	`(4000 + (id * 7919) % 900 * 10 + more) * ${sampleIn(currency, 1_000_000)} / 1000000`;
// Amounts differ between operators, so that responses do not compress unrealistically well.
database.exec(
	`WITH types(type, more) AS (VALUES ('BASIC', 0), ('SINGLE', 9000), ('CONVERSATION_A2P', 18000), ('CONVERSATION_P2A', 27000))
	 INSERT INTO rcs_prices (operator_id, type, valid_from, ${amountNames().join(', ')})
	 SELECT id, type, '2026-01-01', ${currencies.map(inCurrency).join(', ')}
	 FROM operators CROSS JOIN types WHERE mcc_mnc >= '900000'`,
);
database.exec('PRAGMA wal_checkpoint(TRUNCATE)');
database.close();
process.exit(0);
