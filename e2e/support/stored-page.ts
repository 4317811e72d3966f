/**
 * Whether the site answers an address from its cache from now on: a page whose parts could not all be read in time is answered with 200 too, and not
 * stored.
 */
export async function isStored(url: string): Promise<boolean> {
	const response = await fetch(url);
	await response.text();
	return response.ok && !response.headers.get('cache-control')?.includes('no-store');
}
