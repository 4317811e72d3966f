import { expect, it } from 'vitest';
import { adminPolicy } from './admin-policy.ts';

const policy = adminPolicy('bm9uY2U=', 'https://site.test');
const directive = (name: string) =>
	policy
		.split('; ')
		.find((part) => part.startsWith(`${name} `))
		?.slice(name.length + 1);

it('allows only scripts of the admin’s origin and scripts with the response’s nonce', () => {
	expect(directive('script-src')).toBe("'self' 'nonce-bm9uY2U='");
	expect(directive('script-src-attr')).toBe("'none'");
	expect(directive('object-src')).toBe("'none'");
	expect(directive('base-uri')).toBe("'none'");
	expect(directive('default-src')).toBe("'self'");
});

it('forbids framing, and forms that submit to other origins', () => {
	expect(directive('frame-ancestors')).toBe("'none'");
	expect(directive('form-action')).toBe("'self'");
	expect(directive('frame-src')).toBe("'self' https://site.test");
});

it('allows eval in development only', () => {
	expect(policy).not.toContain('unsafe-eval');
	expect(adminPolicy('bm9uY2U=', 'https://site.test', true)).toContain("'unsafe-eval'");
});
