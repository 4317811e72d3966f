import { expect } from 'vitest';

/**
 * Revalidates a file as browsers and CDNs do, and resumes it as a browser does for a film: with `If-Range`, for which a changed file is
 * sent as a whole.
 *
 * @param replace stores other bytes under the same name and returns their number
 */
export async function expectValidators(
	get: (headers: Record<string, string>) => Promise<Response>,
	replace: () => Promise<number>,
): Promise<void> {
	const range = 'bytes=2-';
	const first = await get({});
	const size = (await first.arrayBuffer()).byteLength;
	const etag = first.headers.get('etag') ?? '';
	const modified = first.headers.get('last-modified') ?? '';
	expect(etag).toMatch(/^"[^"]+"$/);
	expect(Date.parse(modified)).toBeLessThanOrEqual(Date.now());
	expect(first.headers.get('content-length')).toBe(String(size));
	const current: Record<string, string>[] = [
		{ 'if-none-match': etag },
		{ 'if-none-match': `"other", W/${etag}` },
		{ 'if-none-match': etag, range: `bytes=${size}-` },
		{ 'if-modified-since': modified },
	];
	for (const headers of current) {
		const response = await get(headers);
		expect(response.status, JSON.stringify(headers)).toBe(304);
		expect(response.headers.get('etag')).toBe(etag);
		expect(await response.text()).toBe('');
	}
	for (const condition of [etag, modified]) {
		const part = await get({ range, 'if-range': condition });
		expect(part.status, condition).toBe(206);
		expect(part.headers.get('etag')).toBe(etag);
		expect(part.headers.get('content-range')).toBe(`bytes 2-${size - 1}/${size}`);
		expect((await part.arrayBuffer()).byteLength).toBe(size - 2);
	}
	const whole: Record<string, string>[] = [
		{ range: 'items=0-1' },
		{ range: 'bytes=0-0,2-3' },
		{ 'if-none-match': '"a,*,b"' },
		{ 'if-modified-since': '2099' },
		{ 'if-match': etag },
	];
	for (const headers of whole)
		expect((await get(headers)).status, JSON.stringify(headers)).toBe(200);
	const changed = await get({ 'if-match': '"other"', range });
	const outside = await get({ range: `bytes=${size}-` });
	expect(outside.headers.get('content-range')).toBe(`bytes */${size}`);
	for (const [response, status] of [
		[changed, 412],
		[outside, 416],
	] as const)
		expect([response.status, response.headers.get('cache-control')]).toEqual([status, 'no-store']);
	const newSize = await replace();
	const outdated: Record<string, string>[] = [
		{ range, 'if-range': etag },
		{ range, 'if-range': `W/${etag}` },
		{ 'if-none-match': etag, 'if-modified-since': new Date().toUTCString() },
	];
	for (const headers of outdated) {
		const response = await get(headers);
		expect(response.status, JSON.stringify(headers)).toBe(200);
		expect(response.headers.get('etag')).not.toBe(etag);
		expect((await response.arrayBuffer()).byteLength).toBe(newSize);
	}
}
