import { expect, it } from 'vitest';
import { securityText } from './security-txt.ts';

const request = (contact: string | undefined) =>
	securityText({ contact, origin: 'https://site.example' }).request('/.well-known/security.txt');

it('names the contact and expires within a year (RFC 9116, 2.5.5)', async () => {
	const response = await request('mailto:security@site.example');
	expect(response.headers.get('content-type')).toBe('text/plain; charset=UTF-8');
	const text = await response.text();
	expect(text).toContain('Contact: mailto:security@site.example\n');
	expect(text).toContain('Preferred-Languages: en, da, de\n');
	expect(text).toContain('Canonical: https://site.example/.well-known/security.txt\n');
	const expires = Date.parse(/Expires: (\S+)/.exec(text)?.[1] ?? '');
	const days = (expires - Date.now()) / 86_400_000;
	expect(days).toBeGreaterThan(179);
	expect(days).toBeLessThan(365);
});

it('responds with 404 without a contact', async () => {
	expect((await request(undefined)).status).toBe(404);
});
