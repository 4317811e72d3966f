import type { Payload } from 'payload';

/**
 * Deletes answers whose time is over: as long as their form said when they came, and newsletter addresses that nobody confirmed.
 *
 * @param now milliseconds since 1970
 */
export async function forgetOldSubmissions(payload: Payload, now = Date.now()): Promise<number> {
	const { docs } = await payload.delete({
		collection: 'form-submissions',
		where: { keepUntil: { less_than: new Date(now).toISOString() } },
		depth: 0,
	});
	if (docs.length > 0) payload.logger.info({ answers: docs.length, msg: 'Old answers deleted' });
	return docs.length;
}
