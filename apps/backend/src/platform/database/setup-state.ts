import type { CollectionSlug, Payload } from 'payload';
import { z } from 'zod';
import { environment } from '../environment.ts';
import { processMemory } from '../process-memory.ts';

const key = 'setup';

const setupSchema = z.discriminatedUnion('state', [
	z.object({
		state: z.literal('open'),
		/** SHA-256 of the one-time code; null once the first administrator has used it. */
		codeHash: z.string().nullable(),
		/** The answers so far; the set-up plugin defines their fields. */
		answers: z.record(z.string(), z.unknown()),
	}),
	z.object({
		state: z.literal('done'),
		/** True if the site was set up as a demo. */
		isDemo: z.boolean(),
		/** Items of the launch list that an administrator has ticked by hand. */
		ticked: z.array(z.string()),
	}),
]);

export type SetupState = z.infer<typeof setupSchema>;
export type OpenSetup = Extract<SetupState, { state: 'open' }>;
export type FinishedSetup = Extract<SetupState, { state: 'done' }>;

/** The state of the site's set-up; null if the site started with content and never had a set-up. */
export async function readSetupState(payload: Payload): Promise<SetupState | null> {
	const value = await payload.kv.get(key);
	return value === null ? null : setupSchema.parse(value);
}

/** The state of an unfinished set-up; null if there is none. */
export async function readOpenSetup(payload: Payload): Promise<OpenSetup | null> {
	const setup = await readSetupState(payload);
	return setup?.state === 'open' ? setup : null;
}

/** True if one of the collections has documents. */
export async function hasAny(
	payload: Payload,
	...slugs: readonly CollectionSlug[]
): Promise<boolean> {
	const counts = await Promise.all(slugs.map((collection) => payload.count({ collection })));
	return counts.some(({ totalDocs }) => totalDocs > 0);
}

/** True if demo content and sample prices are imported into an empty database: `SEED_DEMO` decides, unless there is a set-up. */
export const canImportDemo = async (payload: Payload): Promise<boolean> =>
	environment.SEED_DEMO === 'true' && (await readSetupState(payload)) === null;

/** How often this process has changed the set-up, for screens that depend on it. */
export const setupChanges = processMemory('setup-changes', () => ({ count: 0 }));

export async function writeSetupState(payload: Payload, setup: SetupState): Promise<void> {
	await payload.kv.set(key, setup);
	setupChanges().count += 1;
}

/** Path of the set-up screen below the admin. */
export const setupScreen = '/setup';
