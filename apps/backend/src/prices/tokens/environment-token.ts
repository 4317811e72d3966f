import type { Payload } from 'payload';
import { environment } from '../../environment.ts';
import { scopes } from './scopes.ts';
import { hashOf } from './secret.ts';

/** Makes sure that PRICE_API_TOKEN is accepted: creates its row, or makes it active again. */
export async function ensureEnvironmentToken(
	payload: Payload,
	token = environment.PRICE_API_TOKEN,
): Promise<void> {
	if (!token) return;
	const find = async () =>
		(
			await payload.find({
				collection: 'api-tokens',
				where: { hash: { equals: hashOf(token) } },
				limit: 1,
				depth: 0,
			})
		).docs[0];
	const known = await find();
	if (known?.active) return;
	if (known) {
		await payload.update({ collection: 'api-tokens', id: known.id, data: { active: true } });
		return;
	}
	try {
		await payload.create({
			collection: 'api-tokens',
			data: {
				label: 'PRICE_API_TOKEN',
				token,
				hash: hashOf(token),
				scopes: [...scopes],
				active: true,
			},
		});
	} catch (cause) {
		// Another process that started at the same moment was faster.
		if (!(await find())) throw cause;
	}
}
