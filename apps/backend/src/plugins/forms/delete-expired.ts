import type { Payload } from 'payload';

/**
 * Deletes submissions after the storage time that their form had when they were sent, and newsletter addresses that were not confirmed in
 * that time. Returns the number of deleted submissions.
 *
 * @param now milliseconds since 1970
 */
export async function deleteExpiredSubmissions(
	payload: Payload,
	now = Date.now(),
): Promise<number> {
	const { docs } = await payload.delete({
		collection: 'form-submissions',
		where: { keepUntil: { less_than: new Date(now).toISOString() } },
		depth: 0,
	});
	if (docs.length > 0)
		payload.logger.info({ answers: docs.length, msg: 'Deleted expired form submissions' });
	return docs.length;
}
