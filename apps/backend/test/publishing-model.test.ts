import { localeCodes } from '@website/contracts/locales';
import { isEverything } from '../../../scripts/tests/everything.ts';
import { usesPostgres } from '../src/platform/environment.ts';
import { testPublishing } from './publishing-model-run.ts';

/** Sequences for each of the six kinds of documents, new ones in each run. Before a release, `PUBLISHING_SEQUENCES=300` runs 1,800. */
const sequences = isEverything ? 8 : usesPostgres ? 1 : 4;

testPublishing({
	sequences: Number(process.env.PUBLISHING_SEQUENCES ?? sequences),
	failures: [],
	contractLocales: localeCodes,
});
