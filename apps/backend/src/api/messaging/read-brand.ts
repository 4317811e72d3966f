import type { Payload } from 'payload';

/** Whose API it is: the brand of the published site settings, which editors change. */
export async function readBrand(payload: Payload): Promise<string> {
	const settings = await payload.findGlobal({
		slug: 'site-settings',
		depth: 0,
		select: { brand: true },
	});
	return settings.brand ?? '';
}
