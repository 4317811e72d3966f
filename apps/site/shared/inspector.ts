import { z } from 'zod';
import { type LocaleCode, localizedPath } from './locales/locale.ts';

/** Id of an inspector, which nobody can guess: whoever knows it may read it. */
export const isInspectorId = (id: string): boolean => /^[0-9a-f]{36}$/.test(id);

export const inspectorPath = (locale: LocaleCode, id: string): string =>
	localizedPath(locale, `/inspector/${id}`);

/** A signed webhook as the app host would have sent it. */
const delivery = z.object({
	event: z.object({
		id: z.string(),
		type: z.string(),
		message_id: z.string(),
		/** Of messages whose status is new. */
		status: z.string().optional(),
		to: z.string(),
		occurred_at: z.iso.datetime(),
	}),
	url: z.string(),
	signature: z.string(),
	body: z.string(),
	secret: z.string(),
});
export type Delivery = z.infer<typeof delivery>;

/** What the app host answers of an inspector (`GET /v1/inspectors/{id}` of the API document). */
export const inspectorSchema = z.object({
	signature_header: z.string(),
	expires_at: z.iso.datetime().nullable(),
	deliveries: z.array(delivery),
});
export type Inspector = z.infer<typeof inspectorSchema>;

/** Reads an inspector; null where the app host has none. Rejects while it can't be asked. */
export type ReadInspector = (id: string) => Promise<Inspector | null>;
