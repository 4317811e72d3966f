import { localeCodes } from '@website/contracts/locales';
import { z } from 'zod';
import { translationStates } from './evaluate.ts';

/** The collection of the translation states. */
export const statesSlug = 'translation-states';

/** One passage of a comparison: `before` if it was removed, `after` if it was added, `same` if it is unchanged. */
const change = z.union([
	z.object({ before: z.string() }),
	z.object({ after: z.string() }),
	z.object({ same: z.string() }),
]);
export type Change = z.infer<typeof change>;

/** The response to the panel beside a form. */
export const documentStates = z.object({
	states: z.array(
		z.object({
			language: z.enum(localeCodes),
			state: z.enum(translationStates),
			outdated: z.boolean(),
			published: z.boolean(),
			waiting: z.boolean(),
			machine: z.boolean(),
			isSource: z.boolean(),
			/** ISO 8601; null if it has not changed since states are recorded. */
			changedAt: z.string().nullable(),
			/** The changes of the source since the translation, without unchanged passages; empty unless `outdated`. */
			changes: z.array(change),
		}),
	),
});
export type DocumentStates = z.infer<typeof documentStates>;
