import { expect, it } from 'vitest';
import { inertFiles } from './inert-files.ts';

/** Asks for a file of a store, a bucket for example, that says this of it. */
async function ask(name: string, type: string, status = 200): Promise<Response> {
	const rest = inertFiles(
		async () => new Response('bytes', { status, headers: { 'content-type': type, etag: '"1"' } }),
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
])('%s of type %s is shown, unable to do anything', async (name, type) => {
	const file = await ask(name, type);
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
])('%s of type %s is an attachment of unknown type', async (name, type) => {
	const file = await ask(name, type);
	expect(file.headers.get('content-type')).toBe('application/octet-stream');
	expect(file.headers.get('content-disposition')).toBe('attachment');
	expect(file.headers.get('content-security-policy')).toContain('sandbox');
	expect(file.headers.get('x-content-type-options')).toBe('nosniff');
});

it('leaves the words of an error as they are', async () => {
	const failure = await ask('photo.png', 'application/json', 500);
	expect(failure.status).toBe(500);
	expect(failure.headers.get('content-type')).toBe('application/json');
	expect(failure.headers.get('content-security-policy')).toContain('sandbox');
});
