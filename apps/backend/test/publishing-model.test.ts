import { localeCodes } from '@website/contracts/locales';
import { usesPostgres } from '../src/platform/environment.ts';
import { testPublishing } from './publishing-model-run.ts';

// On SQLite, 48 sequences for the six kinds of documents, new ones in each run. Before a release, `PUBLISHING_SEQUENCES=300` runs 1,800.
testPublishing({
	sequences: Number(process.env.PUBLISHING_SEQUENCES ?? (usesPostgres ? 3 : 8)),
	failures: [],
	contractLocales: localeCodes,
});
