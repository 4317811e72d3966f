import { localeCodes } from '@website/contracts/locales';
import { z } from 'zod';
import { translationStates } from '../../../documents/translation-states/rule.ts';

/** One passage of a text that was changed: with `before` it was removed, with `after` added. */
const change = z.union([
	z.object({ before: z.string() }),
	z.object({ after: z.string() }),
	z.object({ same: z.string() }),
]);
export type Change = z.infer<typeof change>;

/** What the panel beside a form shows. */
export const documentStates = z.object({
	states: z.array(
		z.object({
			language: z.enum(localeCodes),
			state: z.enum(translationStates),
			outdated: z.boolean(),
			published: z.boolean(),
			machine: z.boolean(),
			isSource: z.boolean(),
			/** ISO 8601; null for what was never changed since the states are recorded. */
			changedAt: z.string().nullable(),
			/** What changed in the source since: only of what is outdated, without what stayed. */
			changes: z.array(change),
		}),
	),
});
export type DocumentStates = z.infer<typeof documentStates>;
