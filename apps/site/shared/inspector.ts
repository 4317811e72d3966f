import { z } from 'zod';
import { type LocaleCode, localizedPath } from './locales/locale.ts';

/** True for the id of an inspector. Ids can't be guessed; knowing one grants read access. */
export const isInspectorId = (id: string): boolean => /^[0-9a-f]{36}$/.test(id);

export const inspectorPath = (locale: LocaleCode, id: string): string =>
	localizedPath(locale, `/inspector/${id}`);

/** A signed webhook that the app host would have sent. */
const delivery = z.object({
	event: z.object({
		id: z.string(),
		type: z.string(),
		message_id: z.string(),
		/** Set for status events. */
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

/** The app host's response with an inspector (`GET /v1/inspectors/{id}` in the API document). */
export const inspectorSchema = z.object({
	signature_header: z.string(),
	expires_at: z.iso.datetime().nullable(),
	deliveries: z.array(delivery),
});
export type Inspector = z.infer<typeof inspectorSchema>;

/** Reads an inspector; null if the app host has none. Rejects if the app host is unavailable. */
export type ReadInspector = (id: string) => Promise<Inspector | null>;
