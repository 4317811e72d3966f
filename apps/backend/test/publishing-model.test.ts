import { localeCodes } from '@website/contracts/locales';
import { usesPostgres } from '../src/platform/environment.ts';
import { testPublishing } from './publishing-model-run.ts';

// More than a hundred sequences for the seven kinds of documents; before a release `PUBLISHING_SEQUENCES=300` makes it more than 2,000.
testPublishing({
	sequences: Number(process.env.PUBLISHING_SEQUENCES ?? (usesPostgres ? 5 : 15)),
	failures: [],
	answeredIn: localeCodes,
});
