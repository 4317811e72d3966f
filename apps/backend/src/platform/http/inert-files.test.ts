import { expect, it } from 'vitest';
import { inertFiles } from './inert-files.ts';

/** Requests a file from a store, such as a bucket, that responds with this type and status. */
async function requestFile(name: string, type: string, status = 200): Promise<Response> {
	const rest = inertFiles(
		async () => new Response('bytes', { status, headers: { 'content-type': type } }),
		async () => ({ etag: '"1"', lastModified: 'Thu, 26 Nov 2026 10:00:00 GMT' }),
	);
	const request = new Request(`http://backend.test/api/media/file/${encodeURIComponent(name)}`);
	return rest(request, ['media', 'file', name]);
}

it.each([
	['photo.png', 'image/png'],
	['photo.JPEG', 'image/jpeg'],
	['drawing.svg', 'image/svg+xml'],
	['film.mp4', 'video/mp4'],
	['captions.vtt', 'text/vtt; charset=utf-8'],
	['moving.json', 'application/json'],
])('serves %s of type %s inline and sandboxed', async (name, type) => {
	const file = await requestFile(name, type);
	expect(file.headers.get('content-type')).toBe(type);
	expect(file.headers.get('content-disposition')).toBeNull();
	expect(file.headers.get('content-security-policy')).toMatch(/default-src 'none'.*sandbox/);
	expect(file.headers.get('x-content-type-options')).toBe('nosniff');
	expect(file.headers.get('etag')).toBe('"1"');
});

it.each([
	['holiday.html', 'text/xml'],
	['holiday.html', 'text/html'],
	['photo.png', 'text/html'],
	['drawing.svg', 'text/html'],
	['photo.png', 'image/svg+xml'],
	['terms.pdf', 'application/pdf'],
	['photo', 'image/png'],
])('serves %s of type %s as an attachment of unknown type', async (name, type) => {
	const file = await requestFile(name, type);
	expect(file.headers.get('content-type')).toBe('application/octet-stream');
	expect(file.headers.get('content-disposition')).toBe('attachment');
	expect(file.headers.get('content-security-policy')).toContain('sandbox');
	expect(file.headers.get('x-content-type-options')).toBe('nosniff');
});

it('keeps the content type of an error', async () => {
	const failure = await requestFile('photo.png', 'application/json', 500);
	expect(failure.status).toBe(500);
	expect(failure.headers.get('content-type')).toBe('application/json');
	expect(failure.headers.get('content-security-policy')).toContain('sandbox');
});
