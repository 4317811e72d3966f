import { localeCodes } from '@website/contracts/locales';
import { usesPostgres } from '../src/platform/environment.ts';
import { testPublishing } from './publishing-model-run.ts';

// On SQLite, 105 sequences for the seven kinds of documents. Before a release, `PUBLISHING_SEQUENCES=300` runs 2,100.
testPublishing({
	sequences: Number(process.env.PUBLISHING_SEQUENCES ?? (usesPostgres ? 5 : 15)),
	failures: [],
	contractLocales: localeCodes,
});
