import type { Payload } from 'payload';
import { environment } from '../../../platform/environment.ts';
import { scopes } from './scopes.ts';
import { hashToken } from './secret.ts';

const collection = 'api-tokens';

/** Activates PRICE_API_TOKEN, and deactivates earlier tokens from the environment. */
export async function ensureEnvironmentToken(
	payload: Payload,
	token = environment.PRICE_API_TOKEN,
): Promise<void> {
	if (token) await activate(payload, token);
	await payload.update({
		collection,
		where: {
			fromEnvironment: { equals: true },
			active: { equals: true },
			...(token && { hash: { not_equals: hashToken(token) } }),
		},
		data: { active: false },
	});
}

async function activate(payload: Payload, token: string): Promise<void> {
	const find = async () =>
		(
			await payload.find({
				collection,
				where: { hash: { equals: hashToken(token) } },
				limit: 1,
				depth: 0,
			})
		).docs[0];
	const existing = await find();
	if (existing?.active && existing.fromEnvironment) return;
	const data = { active: true, fromEnvironment: true };
	if (existing) {
		await payload.update({ collection, id: existing.id, data });
		return;
	}
	try {
		await payload.create({
			collection,
			data: {
				label: 'PRICE_API_TOKEN',
				token,
				hash: hashToken(token),
				scopes: [...scopes],
				...data,
			},
		});
	} catch (cause) {
		// Another process may have created it concurrently.
		if (!(await find())) throw cause;
	}
}
