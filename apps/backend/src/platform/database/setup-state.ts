import type { Payload } from 'payload';
import { z } from 'zod';
import { environment } from '../environment.ts';

const key = 'setup';

const setupSchema = z.discriminatedUnion('state', [
	z.object({
		state: z.literal('open'),
		/** SHA-256 of the one-time code; null once the first administrator has used it. */
		codeHash: z.string().nullable(),
		/** What the administrator has entered so far; the set-up plugin knows its fields. */
		answers: z.record(z.string(), z.unknown()),
	}),
	z.object({
		state: z.literal('done'),
		/** The site is the demo, to look around in. */
		isDemo: z.boolean(),
		/** What an administrator has ticked by hand of the list of what is left to do. */
		ticked: z.array(z.string()),
	}),
]);

export type SetupState = z.infer<typeof setupSchema>;
export type OpenSetup = Extract<SetupState, { state: 'open' }>;
export type FinishedSetup = Extract<SetupState, { state: 'done' }>;

/** The set-up of this database's site; null where there has never been one, because the site began with content. */
export async function readSetupState(payload: Payload): Promise<SetupState | null> {
	const value = await payload.kv.get(key);
	return value === null ? null : setupSchema.parse(value);
}

/** The set-up that is not finished; null where there is none. */
export async function readOpenSetup(payload: Payload): Promise<OpenSetup | null> {
	const setup = await readSetupState(payload);
	return setup?.state === 'open' ? setup : null;
}

/** Whether demo content and sample prices are imported where there are none: by `SEED_DEMO`, unless a set-up decides it. */
export const mayImportDemo = async (payload: Payload): Promise<boolean> =>
	environment.SEED_DEMO === 'true' && (await readSetupState(payload)) === null;

export const writeSetupState = (payload: Payload, setup: SetupState): Promise<void> =>
	payload.kv.set(key, setup);

/** Path of the set-up's screen below the editors' interface. */
export const setupScreen = '/setup';
